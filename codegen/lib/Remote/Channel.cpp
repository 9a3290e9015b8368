//===- Channel.cpp - messages over a socket -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Protocol.h"

#include <cerrno>
#include <poll.h>
#include <sys/socket.h>

using namespace padlab::remote;

bool Channel::sendAll(const char *from, size_t size) {
  while (size != 0) {
    // MSG_NOSIGNAL: if the runner has died, `send` must return an error instead
    // of raising SIGPIPE.
    ssize_t sent = ::send(descriptor, from, size, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR)
      continue;
    if (sent <= 0) {
      hungUp = true;
      return false;
    }
    from += sent;
    size -= sent;
  }
  return true;
}

bool Channel::receiveAll(char *to, size_t size, int timeoutMs) {
  while (size != 0) {
    pollfd wait = {descriptor, POLLIN, 0};
    int ready = timeoutMs < 0 ? 1 : poll(&wait, 1, timeoutMs);
    if (ready < 0 && errno == EINTR)
      continue;
    if (ready <= 0)
      return false;
    ssize_t received = recv(descriptor, to, size, 0);
    if (received < 0 && errno == EINTR)
      continue;
    if (received <= 0) {
      hungUp = true;
      return false;
    }
    to += received;
    size -= received;
  }
  return true;
}

bool Channel::send(Kind kind, const std::vector<char> &bytes) {
  Header header = {static_cast<uint32_t>(kind), 0, bytes.size()};
  return sendAll(reinterpret_cast<const char *>(&header), sizeof(header)) &&
         sendAll(bytes.data(), bytes.size());
}

bool Channel::receive(Kind &kind, std::vector<char> &bytes, int timeoutMs) {
  Header header;
  if (!receiveAll(reinterpret_cast<char *>(&header), sizeof(header), timeoutMs))
    return false;
  kind = static_cast<Kind>(header.kind);
  bytes.clear();
  if (header.bytes > maxMessageBytes) {
    hungUp = true;
    return false;
  }
  // The buffer grows with the bytes that arrive. It is not allocated with the
  // announced size at once, because this size may be wrong.
  constexpr uint64_t step = 1 << 20;
  while (bytes.size() != header.bytes) {
    size_t known = bytes.size();
    bytes.resize(std::min<uint64_t>(header.bytes, known + step));
    if (!receiveAll(bytes.data() + known, bytes.size() - known, timeoutMs))
      return false;
  }
  return true;
}
