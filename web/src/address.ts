// The part of the page's address that says which table is open.

const path = "#/table/";

export const tableAddress = (id: string): string => path + encodeURIComponent(id);

/** The game in an address; null if it is that of the start. */
export function gameIn(address: string): string | null {
  if (!address.startsWith(path)) return null;
  const id = address.slice(path.length);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;  // typed by hand
  }
}
