//===- onednn.cpp - oneDNN, timed without padlab --------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Time.h"

#include <dnnl.hpp>

using Memory = dnnl::memory;

int main(int argc, char **argv) {
  Task task(argc, argv);
  dnnl::engine engine(dnnl::engine::kind::cpu, 0);
  dnnl::stream stream(engine);
  Memory::dim columns = task.columns * task.channels,
              pitch = task.paddedColumns() * task.channels;
  Memory::desc inner({task.rows, columns}, Memory::data_type::f32,
                     Memory::format_tag::ab);
  Memory::desc window =
      Memory::desc({task.paddedRows(), pitch}, Memory::data_type::f32,
                   Memory::format_tag::ab)
          .submemory_desc({task.rows, columns},
                          {task.top, task.left * task.channels});
  Memory from(inner, engine, task.from), squared(inner, engine),
      to(window, engine, task.to);
  dnnl::binary multiply(dnnl::binary::primitive_desc(
      dnnl::binary::desc(dnnl::algorithm::binary_mul, inner, inner, inner),
      engine));
  dnnl::reorder reorder(squared, to);
  std::unordered_map<int, Memory> factors = {{DNNL_ARG_SRC_0, from},
                                             {DNNL_ARG_SRC_1, from},
                                             {DNNL_ARG_DST, squared}},
                                  copied = {{DNNL_ARG_FROM, squared},
                                            {DNNL_ARG_TO, to}};
  task.time("onednn", [&] {
    std::memset(task.to, 0, task.padded() * sizeof(float));
    multiply.execute(stream, factors);
    reorder.execute(stream, copied);
    stream.wait();
    return task.to;
  });
}
