/** Errors about the sales platforms of a product. */
export const sellingValidation = {
  envatoId: 'Please enter the Envato item ID.',
  easyDigitalDownloadsId: 'Please enter the Easy Digital Downloads download ID.',
  easyDigitalDownloadsUrl: 'Please enter the URL of your Easy Digital Downloads store.',
  gumroadProduct: 'Please enter the Gumroad product ID, or the permalink of an older product.',
  sendowlProductId: 'Please enter the SendOwl product ID.',
  whmcsUrl: 'Please enter the URL of your WHMCS installation.',
} as const;
