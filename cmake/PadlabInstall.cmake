# Installs the package that other projects use (docs/library.md): run `ninja padlab-library`, then
# `cmake --install BUILD --component library --prefix DIR`; then find_package(Padlab) finds it.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

get_property(libraries GLOBAL PROPERTY PADLAB_LIBRARIES)
add_custom_target(padlab-library)
add_dependencies(padlab-library ${libraries} PadlabPlugin)

install(TARGETS ${libraries} EXPORT PadlabTargets ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT library)
install(TARGETS PadlabPlugin PadlabPluginPasses LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT library)

foreach(header IN ITEMS PadFusion.h PadInterior.h PadPasses.h PadPasses.td PadTransformOps.h PadTransformOps.td TargetTraits.h)
  install(FILES "${PROJECT_SOURCE_DIR}/codegen/include/padlab/codegen/${header}"
    DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/padlab/codegen" COMPONENT library)
endforeach()
install(FILES "${PROJECT_SOURCE_DIR}/dialect/include/padlab/dialect/LLVMVersion.td"
  DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/padlab/dialect" COMPONENT library)
foreach(root IN ITEMS "${PROJECT_SOURCE_DIR}" "${PROJECT_BINARY_DIR}")
  install(DIRECTORY "${root}/dialect/include/padlab/dialect/Pad"
    DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/padlab/dialect" COMPONENT library
    FILES_MATCHING PATTERN "*.h" PATTERN "*.td" PATTERN "*.inc" PATTERN "CMakeFiles" EXCLUDE)
endforeach()
install(DIRECTORY "${PROJECT_BINARY_DIR}/codegen/include/padlab/codegen"
  DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/padlab" COMPONENT library
  FILES_MATCHING PATTERN "Pad*.inc" PATTERN "CMakeFiles" EXCLUDE)

set(package "${CMAKE_INSTALL_LIBDIR}/cmake/Padlab")
install(EXPORT PadlabTargets NAMESPACE Padlab:: DESTINATION "${package}" COMPONENT library)
configure_package_config_file("${PROJECT_SOURCE_DIR}/cmake/PadlabConfig.cmake.in" "${PROJECT_BINARY_DIR}/PadlabConfig.cmake"
  INSTALL_DESTINATION "${package}" NO_SET_AND_CHECK_MACRO NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/PadlabConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/PadlabConfig.cmake" "${PROJECT_BINARY_DIR}/PadlabConfigVersion.cmake"
  DESTINATION "${package}" COMPONENT library)
