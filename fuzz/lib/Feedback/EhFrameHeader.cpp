//===- EhFrameHeader.cpp - where the functions of a library are -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EhFrameHeader.h"

#include <algorithm>
#include <cstring>
#include <link.h>
#include <unistd.h>

using namespace padlab::feedback;

namespace {

// The only encodings that are supported, which GNU ld, gold and lld write: the
// count as udata4, table entries as sdata4 relative to the header (DWARF
// pointer encodings).
constexpr uint8_t countEncoding = 0x03, tableEncoding = 0x3b;
constexpr uint8_t framePointerEncoding = 0x1b;

struct Header {
  uint8_t version, framePointerEncoding, countEncoding, tableEncoding;
  int32_t framePointer;
  uint32_t count;
};
struct Entry {
  int32_t function, description;
};

struct Search {
  const std::string &prefix;
  LoadedLibrary &library;
  std::string &reason;
  bool found = false;
};

bool hasFileNamePrefix(const char *path, const std::string &prefix) {
  const char *slash = std::strrchr(path, '/');
  return std::string(slash ? slash + 1 : path).rfind(prefix, 0) == 0;
}

void setText(LoadedLibrary &library, const ElfW(Phdr) & segment) {
  uintptr_t page = sysconf(_SC_PAGESIZE);
  uintptr_t begin = library.base + segment.p_vaddr;
  library.textBegin = begin & ~(page - 1);
  library.textEnd = (begin + segment.p_memsz + page - 1) & ~(page - 1);
}

bool readTable(LoadedLibrary &library, const ElfW(Phdr) & segment,
               std::string &reason) {
  const auto *bytes =
      reinterpret_cast<const char *>(library.base + segment.p_vaddr);
  Header header;
  std::memcpy(&header, bytes, sizeof(header));
  if (header.version != 1 || header.countEncoding != countEncoding ||
      header.tableEncoding != tableEncoding ||
      header.framePointerEncoding != framePointerEncoding ||
      sizeof(Header) + uint64_t(header.count) * sizeof(Entry) >
          segment.p_memsz) {
    reason = library.path + ": unknown form of .eh_frame_hdr";
    return false;
  }
  library.functions.reserve(header.count);
  for (uint32_t i = 0; i < header.count; ++i) {
    Entry entry;
    std::memcpy(&entry, bytes + sizeof(Header) + i * sizeof(Entry),
                sizeof(entry));
    uintptr_t start = reinterpret_cast<uintptr_t>(bytes) + entry.function;
    if (start >= library.textBegin && start < library.textEnd)
      library.functions.push_back(start);
  }
  std::sort(library.functions.begin(), library.functions.end());
  library.functions.erase(
      std::unique(library.functions.begin(), library.functions.end()),
      library.functions.end());
  return true;
}

int visit(dl_phdr_info *info, size_t, void *data) {
  auto &search = *static_cast<Search *>(data);
  if (!hasFileNamePrefix(info->dlpi_name, search.prefix))
    return 0;
  LoadedLibrary &library = search.library;
  library.path = info->dlpi_name;
  library.base = info->dlpi_addr;
  const ElfW(Phdr) *table = nullptr;
  for (int i = 0; i < info->dlpi_phnum; ++i) {
    const ElfW(Phdr) &segment = info->dlpi_phdr[i];
    if (segment.p_type == PT_LOAD && (segment.p_flags & PF_X))
      setText(library, segment);
    if (segment.p_type == PT_GNU_EH_FRAME)
      table = &segment;
  }
  if (!table || !library.textBegin)
    search.reason = library.path + ": has no table of its functions";
  else
    search.found = readTable(library, *table, search.reason);
  return 1;
}

} // namespace

bool padlab::feedback::findLibrary(const std::string &prefix,
                                   LoadedLibrary &library,
                                   std::string &reason) {
  reason = prefix + " is not loaded";
  Search search{prefix, library, reason};
  dl_iterate_phdr(visit, &search);
  return search.found;
}
