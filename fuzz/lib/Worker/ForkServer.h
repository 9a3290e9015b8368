//===- ForkServer.h - a small process that forks others ---------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A fork copies the page tables of the whole process, and later each page that
/// either process writes. So forks of a large process that writes much are
/// expensive. A fork server is a copy of the process that was made while the
/// process was small, and does nothing but fork.
///
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_WORKER_FORKSERVER_H
#define PADLAB_FUZZ_LIB_WORKER_FORKSERVER_H

#include <functional>
#include <memory>
#include <sys/types.h>

namespace padlab::worker {

class ForkServer {
public:
  /// The main function of each child: it gets the child's socket, and does not
  /// return.
  using Main = std::function<void(int socket)>;

  /// Starts a server; returns null if no process or no socket can be made.
  static std::unique_ptr<ForkServer> start(const Main &main);
  ~ForkServer();
  ForkServer(const ForkServer &) = delete;
  ForkServer &operator=(const ForkServer &) = delete;

  /// Forks the server; the new process becomes a child of this process. Returns
  /// its process number, or -1.
  pid_t fork(int socket);

private:
  ForkServer(int channel, pid_t process) : channel(channel), process(process) {}

  int channel;
  pid_t process;
};

} // namespace padlab::worker

#endif // PADLAB_FUZZ_LIB_WORKER_FORKSERVER_H
