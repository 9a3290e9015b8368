# cmake -DOUT=FILE.cpp -DLIST=FILE -P PadlabEmbed.cmake embeds files into FILE.cpp, which defines the table of
# reports/include/padlab/reports/Resources.h. LIST has a line `PATH=FILE` for each file.
file(STRINGS "${LIST}" entries)
list(SORT entries)
file(WRITE "${OUT}" "// Generated from ${LIST}.\n#include \"padlab/reports/Resources.h\"\n\n"
  "const std::vector<padlab::reports::Resource> &padlab::reports::getResources() {\n"
  "  static const std::vector<Resource> resources = {\n")
foreach(entry IN LISTS entries)
  string(REGEX MATCH "^([^=]+)=(.*)$" entry "${entry}")
  set(path "${CMAKE_MATCH_1}")
  file(READ "${CMAKE_MATCH_2}" text)
  file(APPEND "${OUT}" "{\"${path}\", R\"__padlab__(" "${text}" ")__padlab__\"},\n")
endforeach()
file(APPEND "${OUT}" "  };\n  return resources;\n}\n")
