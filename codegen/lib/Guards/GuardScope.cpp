//===- GuardScope.cpp - the guards of the case at hand ------- -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/Guards.h"

#include "padlab/dialect/Case.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Action.h"

#include <set>

using namespace padlab;

static ActiveGuards *current = nullptr;

static std::set<std::string> &getMetSoFar() {
  static std::set<std::string> met;
  return met;
}

llvm::Expected<std::shared_ptr<ActiveGuards>>
GuardScope::findGuards(mlir::ModuleOp theCase) {
  mlir::func::FuncOp entry = findEntry(theCase);
  auto names = entry ? entry->getAttrOfType<mlir::StringAttr>(attrs::guards)
                     : mlir::StringAttr();
  if (!names || names.empty())
    return nullptr;
  auto guards = ActiveGuards::create(names.getValue());
  if (!guards)
    return llvm::createStringError("'" + attrs::guards +
                                   "': " + llvm::toString(guards.takeError()));
  return guards;
}

GuardScope::GuardScope(mlir::MLIRContext *context,
                       std::shared_ptr<ActiveGuards> wanted)
    : context(context), guards(std::move(wanted)) {
  if (!guards)
    return;
  current = guards.get();
  hasHandler = !context->hasActionHandler();
  if (hasHandler)
    guards->install(context);
}

GuardScope::~GuardScope() {
  if (!guards)
    return;
  current = nullptr;
  if (hasHandler)
    context->registerActionHandler(nullptr);
  for (std::string &cause : guards->getMet())
    getMetSoFar().insert(std::move(cause));
}

bool GuardScope::withholds(const mlir::tracing::Action &action) {
  return current && current->withholds(action);
}

std::vector<std::string> GuardScope::takeMet() {
  std::set<std::string> met;
  std::swap(met, getMetSoFar());
  return {met.begin(), met.end()};
}
