import { secondFactorValidation } from '@pressdock/api';
import { DEACTIVATION_DAYS } from '@pressdock/api/limits';

/**
 * The text of the security page: sessions, two-factor authentication, data export and deactivation.
 * @see specification, section 8, "Profile"
 */
export const securityMessages = {
  title: 'Security and data',
  context: 'Your sessions, two-factor authentication, data, and account deactivation.',
  loading: 'Loading',
  viewing: {
    title: 'You are viewing another account',
    text: 'Security settings are visible only to their owner. Stop viewing to return to yours.',
  },
  sessions: {
    title: 'Active sessions',
    table: 'Your sessions',
    context: 'Sign out any session you do not recognize, then change your password.',
    failed: 'Your sessions could not be loaded.',
    columns: {
      device: 'Device',
      network: 'Network',
      createdAt: 'Signed in',
      lastUsedAt: 'Last used',
      actions: 'Actions',
    },
    current: 'This session',
    unknownDevice: 'Unknown device',
    end: 'Sign out',
    endOf: (device: string) => `Sign out the session on ${device}`,
    ended: (device: string) => `The session on ${device} was signed out.`,
    endFailed: 'There was an error signing out the session.  Please try again.',
    endOthers: 'Sign out all other sessions',
    endOthersTitle: 'Sign out all other sessions?',
    endOthersText: 'Those devices have to sign in again. You stay signed in here.',
    othersEnded: 'All other sessions were signed out.',
  },
  factor: {
    title: 'Two-factor authentication',
    context:
      'Signing in also requires a code from an app on your phone, so a stolen password alone is not enough.',
    failed: 'The status of two-factor authentication could not be loaded.',
    on: 'On',
    off: 'Off',
    left: (count: number) =>
      count === 1 ? '1 recovery code left' : `${count} recovery codes left`,
    fewLeft: 'Create new recovery codes so that you can sign in without your phone.',
    setUp: 'Set up two-factor authentication',
    renew: 'Create new recovery codes',
    switchOff: 'Turn off',
    switchOffTitle: 'Turn off two-factor authentication?',
    switchOffText: 'Signing in will require only your password. Your recovery codes stop working.',
    switchedOff: 'Two-factor authentication is off.',
    changeFailed: 'There was an error changing two-factor authentication.  Please try again.',
  },
  setUp: {
    title: 'Set up two-factor authentication',
    description: 'Scan the QR code with an authenticator app, then enter the code it shows.',
    qrCode: 'QR code with the secret for an authenticator app',
    secret: 'Or enter this secret in the app',
    code: 'Code from the app',
    confirm: 'Turn on',
    missing: secondFactorValidation.codeWrong,
    errorTitle: 'Two-factor authentication is not on yet',
  },
  codes: {
    title: 'Your recovery codes',
    description:
      'Each code signs you in once without your phone. Save them now. They will not be shown again.',
    label: 'Recovery codes',
    download: 'Download',
    file: 'pressdock-recovery-codes.txt',
    close: 'I have saved them',
  },
  data: {
    title: 'Your data',
    context: 'Everything stored for your account, as one JSON file.',
    start: 'Download my data',
    running: 'Downloading your data',
    soFar: (amount: string) => `${amount} so far`,
    stop: 'Cancel download',
    done: (file: string) => `Your data was saved as ${file}.`,
    failed: 'There was an error fetching your data. Please try again.',
    file: (day: string) => `pressdock-data-${day}.json`,
  },
  deactivation: {
    title: 'Deactivate account',
    context: `Your account is deleted after ${DEACTIVATION_DAYS} days unless you sign in again.`,
    facts: [
      'You, your team, and your API keys are signed out immediately.',
      `For ${DEACTIVATION_DAYS} days, your customers’ sites keep receiving updates and license checks.`,
      'Signing in during that time restores everything except your team, which you have to invite again.',
      'After that, all products, packages, customers, and licenses are deleted permanently.',
    ],
    billed: 'Your plan ends with the paid period. Signing in again continues it.',
    operator:
      'You are an operator of this installation. Your account cannot be deactivated. Another operator has to end your role first.',
    start: 'Deactivate account',
    question: 'Deactivate your account?',
    typeToConfirm: (email: string) => `Type ${email} to confirm`,
    mismatch: 'This is not the e-mail address of your account.',
    errorTitle: 'Your account was not deactivated',
    failed: 'There was an error deactivating your account.',
  },
  member: (owner: string) =>
    `You are working in ${owner}'s account. Only the owner can download its data or deactivate it.`,
} as const;
