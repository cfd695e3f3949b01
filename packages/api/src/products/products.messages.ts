export const productValidation = {
  untouched: 'Name, slug, and description fields are required.',
  nameRequired: 'Name is a required field.',
  slugRequired: 'Slug is a required field.',
  slugFormat: 'A slug may only contain lowercase letter, numbers, and hyphens (/[a-z0-9-]/)',
  slugTaken: 'This slug is already used by another product of your account.',
  descriptionRequired: 'Description is a required field.',
} as const;
