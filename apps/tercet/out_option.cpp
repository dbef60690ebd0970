#include "tercet/out_option.hpp"

#include "tercet/message.hpp"

namespace tercet::app {

bool is_output(const OutOption& out) {
    if (out != "") return true;
    say("--out: the name of a file is needed");
    return false;
}

bool is_file_to_keep(const OutOption& out) {
    if (out != "-") return is_output(out);
    say("--out: a file is needed, as standard output cannot be read again");
    return false;
}

}  // namespace tercet::app
