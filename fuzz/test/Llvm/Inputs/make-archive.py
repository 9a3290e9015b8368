"""make-archive.py FOLDER: makes a small archive of packages, which is signed with its own key.

FOLDER/archive has the suites bookworm (release 98), sid (expired), experimental (a snapshot of release 99, expired) and expired
(release 97, expired). FOLDER/keys.gpg is the keyring. Each mlir-N-tools is one program that prints a version, with the C library
and the loader of this machine."""
import hashlib
import os
import shutil
import subprocess
import sys

root = os.path.abspath(sys.argv[1])
archive = os.path.join(root, "archive")
home = os.path.join(root, "gpg")
ARCHITECTURE = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()


def run(*words, **options):
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def build_tools(folder, release):
    tools = os.path.join(folder, "usr/lib/llvm-%s/bin" % release)
    os.makedirs(tools)
    source = os.path.join(root, "tool.c")
    write(source, '#include <stdio.h>\nint main(void) { puts("LLVM version %s.0.0\\n  Optimized build with assertions."); }\n' % release)
    run("clang", source, "-o", os.path.join(tools, "mlir-opt"))
    for other in ["mlir-cpu-runner", "mlir-translate", "mlir-lsp-server"]:
        shutil.copy(os.path.join(tools, "mlir-opt"), os.path.join(tools, other))
    # Add the libraries that a dynamic program needs: its loader and the C library.
    needs = subprocess.check_output(["ldd", os.path.join(tools, "mlir-opt")], text=True)
    for word in needs.split():
        if word.startswith("/"):
            target = os.path.join(folder, "usr", word.lstrip("/").replace("usr/", ""))
            os.makedirs(os.path.dirname(target), exist_ok=True)
            shutil.copy(word, target)


def build_package(name, version, release):
    folder = os.path.join(root, "build", name)
    shutil.rmtree(folder, ignore_errors=True)
    if name.endswith("-tools"):
        build_tools(folder, release)
    else:
        write(os.path.join(folder, "usr/lib/llvm-%s/lib/libmlir_c_runner_utils.so.%s" % (release, release)), "")
    write(
        os.path.join(folder, "DEBIAN/control"),
        "Package: %s\nVersion: %s\nArchitecture: %s\nMaintainer: nobody <nobody@localhost>\nDescription: a test\n"
        % (name, version, ARCHITECTURE),
    )
    deb = "pool/%s_%s_%s.deb" % (name, version.replace(":", "%3a"), ARCHITECTURE)
    os.makedirs(os.path.join(archive, "pool"), exist_ok=True)
    run("dpkg-deb", "--root-owner-group", "-b", folder, os.path.join(archive, deb))
    with open(os.path.join(archive, deb), "rb") as file:
        data = file.read()
    return "Package: %s\nVersion: %s\nArchitecture: %s\nFilename: %s\nSize: %d\nSHA256: %s\nDescription: a test\n\n" % (
        name, version, ARCHITECTURE, deb, len(data), hashlib.sha256(data).hexdigest())


def build_suite(name, suite, releases, expired=False):
    packages = ""
    for release, version in releases:
        packages += build_package("mlir-%s-tools" % release, version, release)
        packages += build_package("libmlir-%s" % release, version, release)
    folder = os.path.join(archive, "dists", name)
    path = "main/binary-%s/Packages" % ARCHITECTURE
    write(os.path.join(folder, path), packages)
    data = packages.encode()
    write(
        os.path.join(folder, "Release"),
        "Origin: Test\nSuite: %s\nCodename: %s\nDate: Sat, 01 Aug 2020 10:00:00 UTC\n%sArchitectures: %s\n"
        "Components: main\nSHA256:\n %s %d %s\n"
        % (suite, name, "Valid-Until: Sat, 08 Aug 2020 10:00:00 UTC\n" if expired else "", ARCHITECTURE,
           hashlib.sha256(data).hexdigest(), len(data), path),
    )
    run("gpg", "--batch", "--homedir", home, "--clearsign", "-o", os.path.join(folder, "InRelease"), os.path.join(folder, "Release"))


os.makedirs(home, mode=0o700)
run("gpg", "--batch", "--homedir", home, "--passphrase", "", "--quick-gen-key", "test@localhost", "rsa3072", "sign")
with open(os.path.join(root, "keys.gpg"), "wb") as keys:
    subprocess.run(["gpg", "--batch", "--homedir", home, "--export"], check=True, stdout=keys)
build_suite("bookworm", "oldstable", [("98", "1:98.1.2-3~test")])
build_suite("sid", "unstable", [], expired=True)
build_suite("experimental", "experimental", [("99", "1:99~++20201025103442+7e3c57157096-1")], expired=True)
build_suite("expired", "stable", [("97", "97.1")], expired=True)
subprocess.run(["gpgconf", "--homedir", home, "--kill", "all"])
