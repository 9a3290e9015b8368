//===- opencv.cpp - OpenCV, timed without padlab --------------------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Time.h"

#include <opencv2/core.hpp>

int main(int argc, char **argv) {
  Task task(argc, argv);
  cv::setNumThreads(1);
  int type = CV_32FC(task.channels);
  cv::Mat from(task.rows, task.columns, type, task.from);
  cv::Mat to(task.paddedRows(), task.paddedColumns(), type, task.to), squared;
  task.time("opencv", [&] {
    cv::multiply(from, from, squared);
    cv::copyMakeBorder(squared, to, task.top, task.bottom, task.left,
                       task.right, cv::BORDER_CONSTANT, cv::Scalar());
    return task.to;
  });
  cv::Mat middle = to(cv::Rect(task.left, task.top, task.columns, task.rows));
  task.time("opencv-in-place", [&] {
    cv::multiply(from, from, middle);
    cv::copyMakeBorder(middle, to, task.top, task.bottom, task.left, task.right,
                       cv::BORDER_CONSTANT | cv::BORDER_ISOLATED, cv::Scalar());
    return task.to;
  });
}
