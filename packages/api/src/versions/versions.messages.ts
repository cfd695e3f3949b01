/** Errors about versions. @see specification, section 5, "Plugin version" and "Theme version" */
export const versionValidation = {
  format:
    'Invalid version format.  Please follow the format MAJOR.MINOR.PATCH.  For example, 1.8 would be 1.8.0.',
  exists: 'This version already exists.',
  zipRequired: 'Please select a valid .zip file.',
  pluginUntouched: 'Version and Plugin File fields are required.',
  themeUntouched: 'Version and theme file are required.',
} as const;
