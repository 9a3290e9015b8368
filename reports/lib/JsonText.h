//===- JsonText.h - texts as JSON has them ----------------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_REPORTS_LIB_JSONTEXT_H
#define PADLAB_REPORTS_LIB_JSONTEXT_H

#include <string>
#include <string_view>

namespace padlab::reports {

/// Prints a JSON string. The only control character that `text` may contain is
/// the line feed.
inline std::string quoteJSON(std::string_view text) {
  std::string quoted = "\"";
  for (char c : text)
    if (c == '"' || c == '\\')
      quoted += {'\\', c};
    else if (c == '\n')
      quoted += "\\n";
    else
      quoted += c;
  return quoted + '"';
}

} // namespace padlab::reports

#endif // PADLAB_REPORTS_LIB_JSONTEXT_H
