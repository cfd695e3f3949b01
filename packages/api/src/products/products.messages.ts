/** Errors about plugins and themes. @see specification, section 5, "Plugin/theme" */
export const productValidation = {
  untouched: 'Name, slug, and description fields are required.',
  nameRequired: 'Name is a required field.',
  slugRequired: 'Slug is a required field.',
  slugFormat: 'A slug may only contain lowercase letter, numbers, and hyphens (/[a-z0-9-]/)',
  slugTaken: 'Another product in your account already uses this slug.',
  descriptionRequired: 'Description is a required field.',
  deployed:
    'This product is connected with a repository. Change its branch or GitHub Actions in its deployment settings, or disconnect the repository first.',
} as const;
