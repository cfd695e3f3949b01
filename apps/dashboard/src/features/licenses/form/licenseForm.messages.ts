/**
 * The text of the license form, except validation messages.
 * @see specification, sections 5 and 8
 */
export const licenseFormMessages = {
  addTitle: 'Add license',
  addContext: 'Send the key to your customer. Their sites send it with each update check.',
  editTitle: 'Edit license',
  loading: 'Loading license',
  fetchFailed: 'There was an error fetching your license.',
  missingTitle: 'License not found',
  missing: 'It may have been deleted, or the URL may be wrong.',
  backToList: 'Show all licenses',
  create: 'Add license',
  save: 'Save license',
  added: 'The license was added',
  saved: 'The license was saved',
  failed: 'There was an error saving your license. Please try again.',
  errorTitle: 'The license was not saved',
  customer: { title: 'Customer', context: 'The license key and the customer it belongs to.' },
  product: { title: 'Product', context: 'The product and the versions the license includes.' },
  validity: { title: 'Validity', context: 'How long the license is valid, and on which sites.' },
  key: 'License key',
  keyHint: 'The key your customer enters on a site. Any single line of text.',
  generate: 'Generate key',
  addCustomer: 'Add a customer',
  customerFailed:
    'There was an error saving your customer. Please make sure that all required fields are completed.',
  productHint: 'Leave blank to include every product of this account.',
  maxVersion: 'Max version',
  maxVersionHint:
    'The first version the license no longer includes. With 2.0.0, sites get 1.9.9 but not 2.0.0. Requires a product.',
  expires: 'Expires',
  expiresHint: 'MM/DD/YYYY, end of day in UTC. Leave blank for a license that never expires.',
  expiresExample: 'MM/DD/YYYY',
  limit: 'Activation limit',
  limitHint: 'The number of sites that can use the license at once. 0 means unlimited.',
  domains: 'Activated domains',
  domainsHint:
    'Separate domains with commas. They are stored without http://, www., and paths. Local and staging sites do not count.',
  domain: 'Domain',
  domainHint: 'The only site the license is valid for. Leave blank for any site.',
  notes: 'Notes',
  notesHint: 'Visible only to your account.',
} as const;
