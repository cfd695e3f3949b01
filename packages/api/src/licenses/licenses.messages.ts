export const licenseValidation = {
  keyRequired: 'A license key is required.',
  keyFormat: 'A license key is one line of at most 200 characters.',
  keyTaken: 'Another license of your account has this key.',
  customerRequired: 'A customer is required.',
  expires: 'Please enter a valid "expires" date.',
  maxVersion: 'Please enter a valid version.',
  maxVersionProduct: 'Please select a valid product while using the "Max Version" field.',
  product: 'Please select a valid product.',
  activationLimit: 'Please enter how many sites may be active: a whole number, 0 for no limit.',
  domain: 'Please enter a valid domain, such as shop.example.com.',
  domains: 'Please enter valid domains, separated by commas.',
} as const;
