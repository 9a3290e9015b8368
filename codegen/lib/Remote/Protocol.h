//===- Protocol.h - messages between host and runner ------------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A runner is a process under emulation that contains our runtime and the code
/// of compiled programs. The process that started the runner is its host. Both
/// have the same byte order and use the types of this file. A message is a
/// header, followed by as many bytes as the header states. The runner first
/// sends its symbols. Then the host sends requests, and the runner sends one
/// reply to each. While a call is under way, the runner may ask the host for
/// the value of a function of MathFunctions.h, because only the host implements
/// these functions.
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

/// The kinds of messages. The comments say what a request contains, and what
/// its reply contains if it is not empty.
enum class Kind : uint32_t {
  Hello,     ///< From the runner: the address and name of each symbol.
  Begin,     ///< poison pattern, guard_after.
  Allocate,  ///< bytes; reply: address, or 0.
  Call,      ///< entry, timeoutMs, slots; reply: outcome, record, slots.
  Read,      ///< address, size; reply: outcome, bytes.
  Gather,    ///< elementBytes, size, descriptor; reply: outcome, bytes.
  IsLive,    ///< address; reply: 0 or 1.
  MapCode,   ///< size; reply: address, or 0.
  FillCode,  ///< address, sizes of code and constants, bytes; reply: 0 or 1.
  UnmapCode, ///< address, size.
  Reply,
  Math, ///< From the runner: MathRequest; reply: the result as a double.
};

struct Header {
  uint32_t kind;
  uint32_t unused;
  uint64_t bytes;
};

/// The size limit of a message. If a header announces a larger message, the
/// runner is broken.
inline constexpr uint64_t maxMessageBytes = uint64_t(1) << 32;

/// A question of the runner for the value of a function. `arguments` are the
/// operands as bits of f64.
struct MathRequest {
  /// `function` is the index of the function in MathFunctions.h, where the
  /// unary functions come first. `single` is 1 for the f32 version of the
  /// function, and 0 for the f64 version.
  uint32_t function, single;
  uint64_t arguments[2];
};

/// Builds the bytes of a message. Each call appends a value.
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

/// Reads the bytes that a Writer wrote. If bytes are missing, `take` returns
/// zero, and `takeBytes` copies nothing.
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
  /// The bytes that have not been read yet.
  const char *getData() const { return next; }
  size_t getSize() const { return end - next; }

private:
  const char *next, *end;
};

/// One end of the connection. A channel does not own its descriptor.
class Channel {
public:
  explicit Channel(int descriptor) : descriptor(descriptor) {}

  /// Returns false if the other side has closed the connection.
  bool send(Kind kind, const std::vector<char> &bytes);
  /// Returns false if the other side has closed the connection, has announced a
  /// message that is too large, or has sent nothing for `timeoutMs`
  /// milliseconds; -1 means no limit.
  bool receive(Kind &kind, std::vector<char> &bytes, int timeoutMs = -1);
  /// Whether a call of `send` or `receive` has failed for another reason than
  /// the time limit: the other side had closed the connection, or announced a
  /// message that is too large.
  bool hasHungUp() const { return hungUp; }

private:
  bool sendAll(const char *from, size_t size);
  bool receiveAll(char *to, size_t size, int timeoutMs);
  int descriptor;
  bool hungUp = false;
};

} // namespace padlab::remote

#endif // PADLAB_CODEGEN_REMOTE_PROTOCOL_H
