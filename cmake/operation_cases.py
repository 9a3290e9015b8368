# The test format of lit for corpus/operations. It is a separate module because lit sends it to other processes.
import lit.formats
import lit.Test
import lit.util


class OperationCases(lit.formats.FileBasedTest):
    """A test passes if `command FILE` exits with 0. Lines `// REQUIRES: FEATURE` work as in other tests."""

    def __init__(self, command):
        self.command = command

    def execute(self, test, lit_config):
        with open(test.getSourcePath()) as file:
            test.requires = [line.split(":", 1)[1].strip() for line in file if line.startswith("// REQUIRES:")]
        if missing := test.getMissingRequiredFeatures():
            return lit.Test.UNSUPPORTED, "it requires " + ", ".join(missing)
        command = self.command + [test.getSourcePath()]
        out, err, code = lit.util.executeCommand(command, env=test.config.environment)
        return (lit.Test.FAIL, " ".join(command) + "\n" + out + err) if code else (lit.Test.PASS, "")
