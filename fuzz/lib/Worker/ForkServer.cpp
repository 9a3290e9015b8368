//===- ForkServer.cpp - a small process that forks others -----------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ForkServer.h"

#include "Child.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace padlab;
using worker::ForkServer;

namespace {
/// A message of one byte that carries a file descriptor.
struct FileMessage {
  char byte = 0;
  iovec piece = {&byte, 1};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
  msghdr header = {};

  FileMessage() {
    header.msg_iov = &piece;
    header.msg_iovlen = 1;
    header.msg_control = control;
    header.msg_controllen = sizeof(control);
  }
};
} // namespace

static bool sendFile(int channel, int file) {
  FileMessage message;
  cmsghdr *attached = CMSG_FIRSTHDR(&message.header);
  attached->cmsg_level = SOL_SOCKET;
  attached->cmsg_type = SCM_RIGHTS;
  attached->cmsg_len = CMSG_LEN(sizeof(int));
  std::memcpy(CMSG_DATA(attached), &file, sizeof(int));
  ssize_t sent;
  do
    sent = sendmsg(channel, &message.header, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == 1;
}

/// Receives a file descriptor; returns -1 if none can be received, as after the
/// other side has closed the channel.
static int receiveFile(int channel) {
  FileMessage message;
  ssize_t got;
  do
    got = recvmsg(channel, &message.header, MSG_CMSG_CLOEXEC);
  while (got < 0 && errno == EINTR);
  cmsghdr *attached = CMSG_FIRSTHDR(&message.header);
  if (got != 1 || !attached)
    return -1;
  int file;
  std::memcpy(&file, CMSG_DATA(attached), sizeof(int));
  return file;
}

/// Forks a process that is a child of this process's parent, so that the parent
/// can wait for it. The C library has no function for this. The system call
/// suffices, because the server has only one thread, and the handlers that
/// `fork` calls have run when the server itself was forked.
static pid_t forkSibling() {
  return static_cast<pid_t>(syscall(SYS_clone, CLONE_PARENT | SIGCHLD, nullptr,
                                    nullptr, nullptr, nullptr));
}

[[noreturn]] static void serveForks(int channel, const ForkServer::Main &main) {
  while (true) {
    int socket = receiveFile(channel);
    if (socket < 0)
      _exit(EXIT_SUCCESS);
    pid_t child = forkSibling();
    if (child == 0) {
      close(channel);
      main(socket);
      _exit(EXIT_FAILURE);
    }
    // If the server kept this end of the socket open, the parent would not
    // notice the death of the child.
    close(socket);
    if (send(channel, &child, sizeof(child), MSG_NOSIGNAL) != sizeof(child))
      _exit(EXIT_FAILURE);
  }
}

std::unique_ptr<ForkServer> ForkServer::start(const Main &main) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0)
    return nullptr;
  pid_t parent = getpid();
  pid_t process = ::fork();
  if (process == 0) {
    close(ends[0]);
    tieToParent(parent);
    serveForks(ends[1], main);
  }
  close(ends[1]);
  if (process < 0) {
    close(ends[0]);
    return nullptr;
  }
  return std::unique_ptr<ForkServer>(new ForkServer(ends[0], process));
}

ForkServer::~ForkServer() {
  close(channel);
  kill(process, SIGKILL);
  while (waitpid(process, nullptr, 0) < 0 && errno == EINTR)
    ;
}

pid_t ForkServer::fork(int socket) {
  if (!sendFile(channel, socket))
    return -1;
  pid_t child;
  ssize_t got;
  do
    got = recv(channel, &child, sizeof(child), 0);
  while (got < 0 && errno == EINTR);
  return got == sizeof(child) ? child : -1;
}
