//===- NumPy.cpp - NumPy, in an interpreter of our own, as a peer ---------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// `numpy` is np.pad of an expression, which allocates its result (freed before
/// the next call, as in a loop that drops it); `numpy-out` fills the
/// destination and computes into a view of its middle. A call is one Python
/// call from C, which alone costs less than a tenth of a microsecond.
///
//===----------------------------------------------------------------------===//

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "PeerModule.h"

#include <dlfcn.h>
#include <stdexcept>
#include <string>
#include <utility>

namespace {

const char program[] = R"(
import numpy as np
np.seterr(all='ignore')
version = np.__version__

def view(memory, dtype, extents):
    return np.frombuffer(memory, dtype=dtype).reshape(extents)

def make(source, destination, dtype, squares, permutation, extents, low, high,
         value, into):
    a = view(source, dtype, extents)
    fill = view(value, dtype, ())[()]
    inner = [extents[i] for i in permutation]
    pads = list(zip(low, high))
    isPermuted = list(permutation) != sorted(permutation)
    if not into:
        if squares and isPermuted:
            # np.pad keeps the order of its argument in memory.
            return lambda: np.pad(
                np.ascontiguousarray((a * a).transpose(permutation)), pads,
                constant_values=fill)
        if squares:
            return lambda: np.pad(a * a, pads, constant_values=fill)
        if isPermuted:
            return lambda: np.pad(
                np.ascontiguousarray(a.transpose(permutation)), pads,
                constant_values=fill)
        return lambda: np.pad(a, pads, constant_values=fill)
    out = view(destination, dtype, [l + n + h for (l, h), n in zip(pads, inner)])
    middle = out[tuple(slice(l, l + n) for l, n in zip(low, inner))]
    b = a.transpose(permutation)
    def square():
        out.fill(fill)
        np.multiply(b, b, out=middle)
        return out
    def copy():
        out.fill(fill)
        middle[...] = b
        return out
    return square if squares else copy
)";

/// Owns a reference to a Python object.
class Object {
public:
  Object() = default;
  explicit Object(PyObject *object) : object(object) {
    if (!object) {
      PyErr_Print();
      throw std::runtime_error("numpy: a call fails");
    }
  }
  Object(Object &&other) : object(std::exchange(other.object, nullptr)) {}
  Object &operator=(Object &&other) {
    std::swap(object, other.object);
    return *this;
  }
  ~Object() { Py_XDECREF(object); }
  PyObject *get() const { return object; }

private:
  PyObject *object = nullptr;
};

/// The Python interpreter, which lives as long as the process.
class Interpreter {
public:
  static Interpreter &get() {
    static Interpreter interpreter;
    return interpreter;
  }
  PyObject *find(const char *name) const {
    return PyDict_GetItemString(globals, name);
  }
  bool isReady() const { return globals; }

private:
  Interpreter() {
    // Python's modules look for the functions of libpython among the global
    // symbols.
    dlopen(PADLAB_PEER_LIBPYTHON, RTLD_NOW | RTLD_GLOBAL);
    PyConfig config;
    PyConfig_InitIsolatedConfig(&config);
    // Otherwise Python uses the first python3 in PATH to find its home.
    PyConfig_SetBytesString(&config, &config.program_name, "/usr/bin/python3");
    PyStatus status = Py_InitializeFromConfig(&config);
    PyConfig_Clear(&config);
    if (PyStatus_Exception(status))
      return;
    globals = PyDict_New();
    PyDict_SetItemString(globals, "__builtins__", PyEval_GetBuiltins());
    PyObject *done = PyRun_String(program, Py_file_input, globals, globals);
    if (!done) {
      PyErr_Clear();
      globals = nullptr;
    }
    Py_XDECREF(done);
  }
  PyObject *globals = nullptr;
};

const char *getType(padlab_peer_type type) {
  switch (type) {
  case PADLAB_PEER_F16:
    return "float16";
  case PADLAB_PEER_F32:
    return "float32";
  case PADLAB_PEER_F64:
    return "float64";
  case PADLAB_PEER_I8:
    return "int8";
  case PADLAB_PEER_I32:
    return "int32";
  default:
    return nullptr;
  }
}

Object makeMemory(const void *data, int64_t bytes, int flags) {
  return Object(PyMemoryView_FromMemory(
      static_cast<char *>(const_cast<void *>(data)), bytes, flags));
}

template <typename Extent>
Object makeList(int64_t count, Extent extent) {
  Object list(PyList_New(count));
  for (int64_t i = 0; i != count; ++i)
    PyList_SET_ITEM(list.get(), i, PyLong_FromLongLong(extent(i)));
  return list;
}

template <bool isInto>
class NumPyPeer {
public:
  static const char *decline(const Shape &shape) {
    if (!Interpreter::get().isReady())
      return "Python does not start, or finds no NumPy";
    return getType(shape.type) ? nullptr : "no bf16";
  }

  NumPyPeer(const Shape &shape, const void *input, void *destination) {
    int64_t bytes = shape.getElementBytes();
    Object from = makeMemory(input, shape.countInner() * bytes, PyBUF_READ);
    Object to =
        makeMemory(destination, shape.countPadded() * bytes, PyBUF_WRITE);
    Object value = makeMemory(shape.value.data(), bytes, PyBUF_READ);
    auto list = [&](const Shape::Extents &values) {
      return makeList(shape.rank, [&](int64_t i) { return values[i]; });
    };
    Object permutation = list(shape.permutation), extents = list(shape.extents),
           low = list(shape.low), high = list(shape.high);
    call = Object(PyObject_CallFunction(
        Interpreter::get().find("make"), "OOsiOOOOOi", from.get(), to.get(),
        getType(shape.type), int(shape.squares()), permutation.get(),
        extents.get(), low.get(), high.get(), value.get(), int(isInto)));
  }

  const void *run() {
    result = Object();
    result = Object(PyObject_CallNoArgs(call.get()));
    Py_buffer buffer;
    if (PyObject_GetBuffer(result.get(), &buffer, PyBUF_C_CONTIGUOUS) != 0) {
      PyErr_Clear();
      throw std::runtime_error("numpy: the result is not contiguous");
    }
    const void *data = buffer.buf;
    PyBuffer_Release(&buffer);
    return data;
  }

private:
  Object call, result;
};

const char *getVersion() {
  static const std::string version = [] {
    Interpreter &interpreter = Interpreter::get();
    if (!interpreter.isReady())
      return std::string("unknown");
    return std::string(PyUnicode_AsUTF8(interpreter.find("version")));
  }();
  return version.c_str();
}

} // namespace

PADLAB_PEER_MODULE(makePeer<NumPyPeer<false>>("numpy", getVersion()),
                   makePeer<NumPyPeer<true>>("numpy-out", getVersion()))
