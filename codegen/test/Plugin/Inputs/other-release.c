/* Stands for the LLVM of another release, by being asked first. */
void LLVMGetVersion(unsigned *major, unsigned *minor, unsigned *patch) {
  *major = 99;
  *minor = 1;
  *patch = 2;
}
