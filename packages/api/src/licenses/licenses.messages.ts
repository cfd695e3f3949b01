/** Errors about licenses. @see specification, section 5, "License" */
export const licenseValidation = {
  keyRequired: 'A license key is required.',
  keyFormat: 'A license key must be one line of at most 200 characters.',
  keyTaken: 'Another license in your account already has this key.',
  customerRequired: 'A customer is required.',
  expires: 'Please enter a valid "expires" date.',
  maxVersion: 'Please enter a valid version.',
  maxVersionProduct: 'Please select a valid product while using the "Max Version" field.',
  product: 'Please select a valid product.',
  activationLimit: 'Please enter a whole number of sites, or 0 for unlimited.',
  domain: 'Please enter a valid domain, such as shop.example.com.',
  domains: 'Please enter valid domains, separated by commas.',
} as const;
