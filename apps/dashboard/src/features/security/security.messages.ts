import { profileValidation, securityValidation } from '@pressdock/api';
import { DEACTIVATION_DAYS } from '@pressdock/api/limits';

/**
 * Every sentence about sessions, the second factor, a person's data and leaving.
 * @see specification, section 8, "Profile"
 */
export const securityMessages = {
  title: 'Security and data',
  context: 'Where you are signed in, what signing in asks for, your data, and leaving.',
  loading: 'Loading',
  cancel: 'Cancel',
  close: 'Close',
  viewing: {
    title: 'You are viewing the account of somebody else',
    text: 'This page is about you. End viewing to come back to it.',
  },
  sessions: {
    title: 'Where you are signed in',
    table: 'Your sessions',
    context: 'End what you do not know, and change your password then.',
    failed: 'The places where you are signed in could not be loaded.',
    columns: {
      device: 'Device',
      network: 'Network',
      createdAt: 'Signed in',
      lastUsedAt: 'Last used',
      actions: 'Actions',
    },
    current: 'This one',
    unknownDevice: 'Unknown device',
    end: 'End',
    endOf: (device: string) => `End the session on ${device}`,
    ended: (device: string) => `The session on ${device} has ended.`,
    endFailed: 'There was an error ending the session.  Please try again.',
    endOthers: 'End all others',
    endOthersTitle: 'End all other sessions?',
    endOthersText: 'Whoever uses them has to sign in again. You stay signed in here.',
    othersEnded: 'All other sessions have ended.',
  },
  factor: {
    title: 'Second factor',
    context:
      'Signing in asks for a code from an app on your phone as well, so that your password alone is of no use to a thief.',
    failed: 'Whether the second factor is on could not be loaded.',
    on: 'On',
    off: 'Off',
    left: (count: number) =>
      count === 1 ? '1 recovery code left' : `${count} recovery codes left`,
    fewLeft: 'Make new recovery codes, so that you can sign in without your phone.',
    setUp: 'Set up the second factor',
    renew: 'New recovery codes',
    switchOff: 'Switch off',
    switchOffTitle: 'Switch the second factor off?',
    switchOffText:
      'Signing in asks for your password alone from then on. The recovery codes stop working.',
    switchedOff: 'The second factor is off.',
    changeFailed: 'There was an error changing the second factor.  Please try again.',
  },
  setUp: {
    title: 'Set up the second factor',
    description: 'Scan the picture with an authenticator app, then enter the code that it shows.',
    picture: 'QR code with the secret for an authenticator app',
    secret: 'Or type this secret into the app',
    code: 'Code from the app',
    confirm: 'Switch on',
    missing: securityValidation.codeWrong,
    summary: 'The second factor is not on yet',
  },
  codes: {
    title: 'Your recovery codes',
    description:
      'Each signs you in once, in place of a code from your phone. They are shown this once only.',
    label: 'Recovery codes',
    download: 'Download',
    file: 'pressdock-recovery-codes.txt',
    close: 'I have kept them',
  },
  proof: {
    title: 'Is it you?',
    description: 'Please enter your password. It counts for the next five minutes.',
    password: 'Current password',
    confirm: 'Go on',
    missing: profileValidation.currentPasswordRequired,
    summary: 'That did not work',
  },
  data: {
    title: 'Your data',
    context: 'Everything that is kept of your account, as one JSON file.',
    start: 'Download my data',
    running: 'Downloading your data',
    soFar: (amount: string) => `${amount} so far`,
    stop: 'Stop',
    done: (file: string) => `Your data was saved as ${file}.`,
    failed: 'There was an error fetching your data. Please try again.',
    file: (day: string) => `pressdock-data-${day}.json`,
  },
  leave: {
    title: 'Leave Pressdock',
    context: 'Deactivates your account, and deletes it when it is not had back.',
    facts: [
      'You, your team and your API keys are signed out at once.',
      `For ${DEACTIVATION_DAYS} days, the sites of your customers keep getting updates and license checks.`,
      `Within those ${DEACTIVATION_DAYS} days you have everything back by signing in.`,
      'After that, all products, packages, customers and licenses are deleted for good.',
    ],
    operator:
      'You run this server. Your account cannot be deactivated: nobody could manage the server then.',
    start: 'Deactivate account',
    question: 'Deactivate your account?',
    typed: (email: string) => `Type ${email} to confirm`,
    mismatch: 'This is not the address of your account.',
    summary: 'Your account was not deactivated',
    failed: 'There was an error deactivating your account.',
  },
  member: (owner: string) =>
    `You work in the account of ${owner}. Downloading its data and leaving are up to its owner.`,
} as const;
