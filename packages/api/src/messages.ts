/**
 * Sentences about invalid input that the specification words, each kept here once.
 * @see specification, sections 5 and 8
 */
export const validationMessages = {
  login: 'Invalid username or password.  Please try again.',
  registerIncomplete: 'All fields are required.  Please fill them out and try again.',
  email: 'Please enter a valid email address.',
  passwordTooShort: 'A password needs at least 8 characters.',
  passwordTooLong: 'A password may have at most 256 characters.',
  passwordCommon: 'This password is too common. Please choose another one.',
  productUntouched: 'Name, slug, and description fields are required.',
  nameRequired: 'Name is a required field.',
  slugRequired: 'Slug is a required field.',
  slugFormat: 'A slug may only contain lowercase letter, numbers, and hyphens (/[a-z0-9-]/)',
  slugTaken: 'This slug is already used by another product of your account.',
  descriptionRequired: 'Description is a required field.',
  address: 'Please enter an address that starts with http:// or https://.',
  tooLong: 'This text is too long.',
  versionFormat:
    'Invalid version format.  Please follow the format MAJOR.MINOR.PATCH.  For example, 1.8 would be 1.8.0.',
  versionTaken: 'This version already exists.',
  zipRequired: 'Please select a valid .zip file.',
  pluginVersionUntouched: 'Version and Plugin File fields are required.',
  themeVersionUntouched: 'Version and theme file are required.',
  envatoId: 'Please enter the Envato item id.',
  easyDigitalDownloadsId: 'Please enter the download id of Easy Digital Downloads.',
  easyDigitalDownloadsUrl: 'Please enter the address of your Easy Digital Downloads store.',
  gumroadProduct: 'Please enter the Gumroad product id, or the permalink of an older product.',
  sendowlProductId: 'Please enter the SendOwl product id.',
  whmcsUrl: 'Please enter the address of your WHMCS installation.',
  imageType: 'Please choose a PNG, JPEG, WebP or GIF picture.',
  imageTooLarge: 'This picture is larger than 2 MB.',
  linkLength: 'Please choose or enter how long the link should work, from 1 second to 7 days.',
  secret: 'A key may only contain letters, numbers and signs, without spaces.',
  settingKey: 'A setting key may only contain letters, numbers, underscores and hyphens.',
} as const;
