/** The messages about invalid requests. */
export const analyticsValidation = {
  retention: 'Choose one of the listed retention periods.',
  domainRequired: 'Enter a domain.',
  domainInvalid: 'Enter a domain such as shop.example.',
  shareName: 'Enter a name.',
} as const;
