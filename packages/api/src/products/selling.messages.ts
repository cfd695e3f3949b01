export const sellingValidation = {
  envatoId: 'Please enter the Envato item id.',
  easyDigitalDownloadsId: 'Please enter the download id of Easy Digital Downloads.',
  easyDigitalDownloadsUrl: 'Please enter the address of your Easy Digital Downloads store.',
  gumroadProduct: 'Please enter the Gumroad product id, or the permalink of an older product.',
  sendowlProductId: 'Please enter the SendOwl product id.',
  whmcsUrl: 'Please enter the address of your WHMCS installation.',
} as const;
