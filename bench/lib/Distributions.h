//===- Distributions.h - Boost.Math's, without exceptions -------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_BENCH_LIB_DISTRIBUTIONS_H
#define PADLAB_BENCH_LIB_DISTRIBUTIONS_H

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

namespace padlab {

namespace policies = boost::math::policies;
/// For arguments outside of its domain a function returns NaN.
using NoThrow =
    policies::policy<policies::domain_error<policies::errno_on_error>,
                     policies::pole_error<policies::errno_on_error>,
                     policies::overflow_error<policies::errno_on_error>,
                     policies::evaluation_error<policies::errno_on_error>,
                     policies::rounding_error<policies::errno_on_error>>;
using ChiSquared = boost::math::chi_squared_distribution<double, NoThrow>;
using NormalDistribution = boost::math::normal_distribution<double, NoThrow>;
using StudentsT = boost::math::students_t_distribution<double, NoThrow>;

} // namespace padlab

#endif // PADLAB_BENCH_LIB_DISTRIBUTIONS_H
