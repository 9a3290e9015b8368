/* Stands for the LLVM of another release: this definition is found before that
 * of the real LLVM. */
void LLVMGetVersion(unsigned *major, unsigned *minor, unsigned *patch) {
  *major = 99;
  *minor = 1;
  *patch = 2;
}
