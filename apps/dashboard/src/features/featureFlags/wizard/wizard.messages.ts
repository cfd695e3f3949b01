import { featureFlagsTitles } from '../featureFlags.titles.messages.ts';

/**
 * The text of the wizard that sets up a flag.
 * @see specification, sections 2, 4 and 5
 */
export const wizardMessages = {
  title: featureFlagsTitles.setUp,
  steps: ['Product', 'Flag', 'Type', 'Code'],
  cancel: 'Cancel',
  back: 'Back',
  next: 'Next',
  create: 'Create flag',
  done: 'Done',
  toForm: 'Add conditions',
  errorTitle: 'Check this step',
  product: 'Product',
  productHint: 'Pick a product or type the name of a new one.',
  newProductHint: 'The plugin, theme or website that will contain the flag.',
  productKnown: 'The flag is added to this product.',
  productNew: (name: string) => `Adds the product ${name}.`,
  productRequired: 'Pick a product or type the name of a new one.',
  firstProductRequired: 'Enter the name of your product.',
  productRestricted: 'Pick one of your products. This account cannot add another one.',
  name: 'Flag name',
  nameHint: 'What the flag turns on, for example: New checkout.',
  identifier: (identifier: string) => `Your code will use the identifier ${identifier}.`,
  nameRequired: 'Name is a required field.',
  nameWithoutIdentifier:
    'Use at least one letter from A to Z or digit, so that the flag gets an identifier.',
  groupHint:
    'You add the conditions in the form after this. Until then, the flag is on for no one.',
  individualHint: 'You select the people after this. Until then, the flag is on for no one.',
  creating: 'Creating the flag …',
  productFailed: 'There was an error adding your product.  Please try again.',
  flagFailed: 'There was an error adding your feature flag.  Please try again.',
  code: {
    title: (name: string) => `Add ${name} to your code`,
  },
  request: {
    waitingTitle: (product: string) => `Waiting for the first request of ${product} …`,
    waiting: 'Run your code, or send a request with curl. This page notices it by itself.',
    lateTitle: 'No request so far',
    late: (product: string) =>
      `Still waiting for ${product}. Check that the plugin with the new code is active, that the page or terminal that runs it can reach the address in the code, and that the code is the one shown here. A client that has stored an earlier response does not send a request until that response expires.`,
    receivedTitle: 'The first request arrived',
    received: (product: string) => `${product} requests its flags from this server.`,
    knownTitle: (product: string) => `${product} already requests its flags`,
    known:
      'The responses contain the new flag. It takes effect once sites run a version whose code checks it.',
  },
} as const;
