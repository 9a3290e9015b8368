//===- Protocol.h - what is said to a runner -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A runner is a process under emulation that holds our runtime and the code of
/// compiled programs. Both sides have the same byte order and these types; a
/// message is a header followed by the number of bytes that the header states.
/// The runner first sends its symbols; then each request has one reply. While a
/// call is under way, the runner may ask this side for the value of a function
/// of MathFunctions.h, because only this side implements these.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_CODEGEN_REMOTE_PROTOCOL_H
#define PADLAB_CODEGEN_REMOTE_PROTOCOL_H

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

namespace padlab::remote {

enum class Kind : uint32_t {
  Hello,     ///< From the runner: per symbol its address and its name.
  Begin,     ///< poison, guardAfter.
  Allocate,  ///< the bytes; reply: the address.
  Call,      ///< entry, timeoutMs, slots; reply: outcome, record, slots.
  Read,      ///< address, size; reply: outcome, bytes.
  Gather,    ///< elementBytes, size, descriptor; reply: outcome, bytes.
  IsLive,    ///< address; reply: 0 or 1.
  MapCode,   ///< size; reply: the address.
  FillCode,  ///< address, end of code, end of constants, bytes.
  UnmapCode, ///< address, size.
  Reply,
  Math, ///< From the runner: MathRequest; reply: the bits of the result.
};

struct Header {
  uint32_t kind;
  uint32_t unused;
  uint64_t bytes;
};

/// The size limit of a message: a runner that announces more is broken.
inline constexpr uint64_t maxMessageBytes = uint64_t(1) << 32;

/// The operands as bits of f64, or of f32 in the lower half.
struct MathRequest {
  /// `function` is the index in MathFunctions.h, with unary functions first;
  /// `single` selects the f32 version.
  uint32_t function, single;
  uint64_t arguments[2];
};

/// Builds the bytes of a message, in the order of the calls.
class Writer {
public:
  template <typename T>
  Writer &put(const T &value) {
    static_assert(std::is_trivially_copyable_v<T>);
    return putBytes(&value, sizeof(T));
  }
  Writer &putBytes(const void *from, size_t size) {
    const char *begin = static_cast<const char *>(from);
    bytes.insert(bytes.end(), begin, begin + size);
    return *this;
  }
  Writer &putString(const std::string &text) {
    put<uint64_t>(text.size());
    return putBytes(text.data(), text.size());
  }
  const std::vector<char> &get() const { return bytes; }

private:
  std::vector<char> bytes;
};

/// Reads what a Writer wrote. Missing data reads as zero.
class Reader {
public:
  explicit Reader(const std::vector<char> &bytes)
      : next(bytes.data()), end(bytes.data() + bytes.size()) {}
  template <typename T>
  T take() {
    static_assert(std::is_trivially_copyable_v<T>);
    T value = {};
    takeBytes(&value, sizeof(T));
    return value;
  }
  void takeBytes(void *to, size_t size) {
    if (size <= getSize() && size != 0)
      std::memcpy(to, next, size);
    next = size <= getSize() ? next + size : end;
  }
  std::string takeString() {
    std::string text(std::min<uint64_t>(take<uint64_t>(), getSize()), '\0');
    takeBytes(text.data(), text.size());
    return text;
  }
  /// The bytes that are left.
  const char *getData() const { return next; }
  size_t getSize() const { return end - next; }

private:
  const char *next, *end;
};

/// One end of the connection. Does not own the descriptor.
class Channel {
public:
  explicit Channel(int descriptor) : descriptor(descriptor) {}

  /// Returns false if the other side has closed the connection.
  bool send(Kind kind, const std::vector<char> &bytes);
  /// Returns false if the other side has closed the connection, or was silent
  /// for this time. -1: no limit.
  bool receive(Kind &kind, std::vector<char> &bytes, int timeoutMs = -1);
  /// Whether the `send` or `receive` that failed last did so because the other
  /// side had closed the connection.
  bool hasHungUp() const { return hungUp; }

private:
  bool sendAll(const char *from, size_t size);
  bool receiveAll(char *to, size_t size, int timeoutMs);
  int descriptor;
  bool hungUp = false;
};

} // namespace padlab::remote

#endif // PADLAB_CODEGEN_REMOTE_PROTOCOL_H
