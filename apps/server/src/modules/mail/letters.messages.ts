import { LICENSE_NOTICE_DAYS, PASSWORD_RESET_SECONDS } from '@pressdock/api/limits';
import type { Letter } from '../../ports/letters.ts';

/** What a letter says between its greeting and its end. */
export interface LetterText {
  subject: string;
  paragraphs: string[];
  /** Facts below the first paragraph, each a name and a value. */
  facts?: [name: string, value: string][];
  link?: { label: string; address: string };
  /** Said last and smaller. */
  note: string;
}

const minutes = PASSWORD_RESET_SECONDS / 60;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const secured = 'This letter is about the safety of your account, so it cannot be switched off.';
const switchedOff = (what: string) =>
  `You get ${what} because they are switched on in your profile. Switch them off there at any time.`;

const first = (named: number, total: number) =>
  named < total ? `; these are the first ${named}` : '';

/** What somebody else wrote goes into a subject as far as a name needs it, and no further. */
const shortened = (subject: string) => {
  const letters = [...subject];
  return letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : subject;
};

type Write<Kind extends Letter['kind']> = (
  letter: Extract<Letter, { kind: Kind }>,
  at: (path: string) => string,
) => LetterText;

/** The text of each kind of letter. `at` makes the address of a page of the dashboard. */
const texts: { [Kind in Letter['kind']]: Write<Kind> } = {
  welcome: (_letter, at) => ({
    subject: 'Welcome to Pressdock',
    paragraphs: [
      'Your account is ready. Add a plugin or a theme, upload its first version, and your customers’ sites are offered every version after that.',
    ],
    link: { label: 'Open your dashboard', address: at('/dashboard') },
    note: 'If you did not open this account, somebody typed your address by mistake. Nothing else will be sent to you.',
  }),
  passwordReset: ({ link }) => ({
    subject: 'Choose a new Pressdock password',
    paragraphs: [
      `Somebody asked for a new password for your account. The link below works once, within ${minutes} minutes.`,
    ],
    link: { label: 'Choose a new password', address: link },
    note: 'If that was not you, leave this letter alone: your password stays as it is.',
  }),
  passwordChanged: ({ keys }, at) => ({
    subject: 'Your Pressdock password was changed',
    paragraphs: [
      'The password of your account was changed, and every other session was signed out.',
      ...(keys > 0
        ? [
            `API keys of your account that go on working: ${keys}. End those that you do not know at ${at('/dashboard/api-keys')}.`,
          ]
        : []),
      'If that was not you, choose a new password now.',
    ],
    link: { label: 'Choose a new password', address: at('/password-reset') },
    note: secured,
  }),
  addressChanged: ({ newEmail }, at) => ({
    subject: 'Your Pressdock address was changed',
    paragraphs: [
      `Your account is now signed in to with ${newEmail}. Letters go there from now on.`,
      'If that was not you, ask for help now.',
    ],
    link: { label: 'Ask for help', address: at('/dashboard/support') },
    note: secured,
  }),
  newSignIn: ({ device, network, at: time }, at) => ({
    subject: 'A new sign-in to your Pressdock account',
    paragraphs: [
      'Somebody signed in to your account with a browser that has not been seen before.',
      'If that was not you, choose a new password now: it signs out every other session.',
    ],
    facts: [
      ['Browser', device],
      ['Network', network],
      ['Time', `${moment.format(time)} UTC`],
    ],
    link: { label: 'Choose a new password', address: at('/password-reset') },
    note: secured,
  }),
  secondFactorChanged: ({ isOn }, at) => ({
    subject: `Sign-in with a code was switched ${isOn ? 'on' : 'off'}`,
    paragraphs: [
      isOn
        ? 'From now on your account asks for a code from your authenticator app after the password.'
        : 'From now on your password alone is enough to sign in to your account.',
      'If that was not you, choose a new password now.',
    ],
    link: { label: 'Choose a new password', address: at('/password-reset') },
    note: secured,
  }),
  invitation: ({ inviter, team, link, expiresAt }) => ({
    subject: shortened(`${inviter} invites you to ${team}`),
    paragraphs: [
      `${inviter} invites you to work in the Pressdock account of ${team}. You sign in with an account of your own for this address, and confirm there.`,
      `The invitation is open until ${day.format(expiresAt)}.`,
    ],
    link: { label: 'Look at the invitation', address: link },
    note: 'If you do not know who this is, leave this letter alone.',
  }),
  deactivated: ({ endsAt }, at) => ({
    subject: 'Your Pressdock account was deactivated',
    paragraphs: [
      `Sites keep getting updates until ${day.format(endsAt)}. Until then you have your account back by signing in; after that day it is deleted with everything in it.`,
    ],
    link: { label: 'Sign in', address: at('/login') },
    note: secured,
  }),
  releaseBuilt: ({ product, version, by }, at) => ({
    subject: `${product} ${version} is released`,
    paragraphs: [`Version ${version} of ${product} was released with the API key “${by}”.`],
    link: { label: 'Open your dashboard', address: at('/dashboard') },
    note: switchedOff('letters about builds'),
  }),
  licenseExpiring: ({ licenses, total }, at) => ({
    subject: total === 1 ? 'A license expires soon' : `${total} licenses expire soon`,
    paragraphs: [
      total === 1
        ? 'This license of yours expires on the day beside it (UTC).'
        : `${total} of your licenses expire within ${LICENSE_NOTICE_DAYS} days${first(licenses.length, total)}, each on the day beside it (UTC).`,
    ],
    facts: licenses.map(({ key, product, expiresAt }) => [
      key,
      `${product}, ${day.format(expiresAt)}`,
    ]),
    link: { label: 'Open license management', address: at('/dashboard/license-management') },
    note: switchedOff('letters about licenses'),
  }),
  licenseLimitReached: ({ licenses, total }, at) => ({
    subject:
      total === 1
        ? 'A license has reached its limit'
        : `${total} licenses have reached their limit`,
    paragraphs: [
      total === 1
        ? 'This license is active on as many sites as it allows, the number beside it.'
        : `${total} of your licenses are active on as many sites as they allow${first(licenses.length, total)}, the number beside each.`,
      'One more site is refused until you raise the limit or deactivate another one.',
    ],
    facts: licenses.map(({ key, product, limit }) => [key, `${product}, ${limit}`]),
    link: { label: 'Open license management', address: at('/dashboard/license-management') },
    note: switchedOff('letters about licenses'),
  }),
};

/** What a letter says. */
export function textOf(letter: Letter, publicUrl: string): LetterText {
  const write = texts[letter.kind] as Write<Letter['kind']>;
  return write(letter as never, (path) => `${publicUrl}${path}`);
}
