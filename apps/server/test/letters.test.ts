import fc from 'fast-check';
import nodemailer from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { toMessage } from '../src/adapters/mail/message.ts';
import { compose } from '../src/modules/mail/compose.rules.ts';
import { readContent, writeContent } from '../src/modules/mail/letter.rules.ts';
import { checkMailbox } from '../src/modules/mail/recipient.rules.ts';
import type { Letter } from '../src/ports/letters.ts';
import { readLetter } from './mailPeer.ts';

const link = 'https://updates.example.com/team/join/0123';
const when = new Date('2026-03-04T05:06:00Z');
const to = { name: 'Ada', email: 'ada@example.com' };

const samples: { [Kind in Letter['kind']]: Extract<Letter, { kind: Kind }> } = {
  welcome: { kind: 'welcome' },
  passwordReset: { kind: 'passwordReset', link },
  passwordChanged: { kind: 'passwordChanged', keys: 3 },
  addressChanged: { kind: 'addressChanged', newEmail: 'new@example.com' },
  newSignIn: { kind: 'newSignIn', device: 'Firefox on Linux', network: '203.0.113.0', at: when },
  secondFactorChanged: { kind: 'secondFactorChanged', isOn: true },
  invitation: { kind: 'invitation', inviter: 'Grace', team: 'Harbor', link, expiresAt: when },
  deactivated: { kind: 'deactivated', endsAt: when },
  releaseBuilt: { kind: 'releaseBuilt', product: 'Tidy', version: '1.2.3', by: 'CI' },
  licenseExpiring: {
    kind: 'licenseExpiring',
    total: 1,
    licenses: [{ key: 'KEY-1', product: 'Tidy', expiresAt: when }],
  },
  licenseLimitReached: {
    kind: 'licenseLimitReached',
    total: 1,
    licenses: [{ key: 'KEY-1', product: 'Tidy', limit: 5 }],
  },
};

/** Text that an e-mail of each kind must contain, in both bodies. */
const expectedTexts: Record<Letter['kind'], string[]> = {
  welcome: ['https://updates.example.com/dashboard'],
  passwordReset: [link, '10 minutes'],
  passwordChanged: ['/password-reset', 'go on working: 3', '/dashboard/api-keys'],
  addressChanged: ['new@example.com'],
  newSignIn: ['Firefox on Linux', '203.0.113.0', '4 March 2026', '05:06', 'UTC'],
  secondFactorChanged: ['authenticator app'],
  invitation: ['Grace', 'Harbor', link, '4 March 2026'],
  deactivated: ['4 March 2026'],
  releaseBuilt: ['Tidy', '1.2.3', 'CI', 'in your profile'],
  licenseExpiring: ['KEY-1', 'Tidy', '4 March 2026', 'in your profile'],
  licenseLimitReached: ['KEY-1', 'Tidy', '5', 'in your profile'],
};

function composeSample(letter: Letter, name = to.name) {
  const id = '7d0c3ef4-2f3f-4d2b-9a06-8f9e6c1a2b3c';
  return compose(
    { id, createdAt: when, to: { ...to, name }, letter },
    'https://updates.example.com',
  );
}

async function sendAndParse(letter: Letter, name?: string) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const from = { name: 'Pressdock', address: 'mail@example.com' };
  const { message } = await transport.sendMail(toMessage(composeSample(letter, name), from));
  return readLetter(message as Buffer);
}

/** Returns the text of an HTML body. */
function textOf(html: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_all, name: string) => entities[name] ?? '');
}

describe.each(Object.values(samples))('an e-mail of kind $kind', (letter) => {
  test('contains its text in plain text and HTML, without exclamation marks', async () => {
    const { kind, subject, text, html } = await sendAndParse(letter);
    expect(kind).toBe(letter.kind);
    expect(subject).toMatch(/^\S.*\S$/);
    for (const words of expectedTexts[letter.kind]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(`${subject}${text}${textOf(html)}`).not.toMatch(/!|undefined|\[object|Invalid/);
  });

  test('is unchanged after it was stored', () => {
    const kept = readContent(writeContent({ name: 'Ada', letter }));
    expect(kept).toEqual({ name: 'Ada', letter });
  });
});

test("about an invitation limits the inviter's name in its subject", () => {
  const subjectOf = (inviter: string) => composeSample({ ...samples.invitation, inviter }).subject;
  expect(subjectOf('Grace')).toBe('Grace invites you to Harbor');
  expect(subjectOf('🌊'.repeat(100))).toBe(`${'🌊'.repeat(59)}…`);
});

test('about many licenses states their number and which ones it lists', async () => {
  const licenses = [{ key: 'KEY', product: 'Tidy', expiresAt: when }];
  const letter = { kind: 'licenseExpiring', licenses, total: 101 } as const;
  const { subject, text } = await sendAndParse(letter);
  expect(subject).toBe('101 licenses expire soon');
  expect(text).toContain('these are the first 1,');
});

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        '\u2028',
        '\0',
        'Bcc: eve@example.com',
        '<img src=x onerror=alert(1)>',
        '"',
        "'",
        '<',
        '>',
        ',',
        '&amp;',
        '\u202E',
        'שלום',
        '🌊',
        '=?utf-8?q?x?=',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

describe('with any name', () => {
  test('an e-mail has exactly one recipient, sender and subject, and no additional header', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (name, inviter, team) => {
        const { mail } = await sendAndParse({ ...samples.invitation, inviter, team }, name);
        expect(mail.headers.map(({ key }) => key).sort()).toEqual([
          'auto-submitted',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'subject',
          'to',
          'x-pressdock-letter',
        ]);
        expect(mail.to?.map(({ address }) => address)).toEqual([to.email]);
        expect(mail.from?.address).toBe('mail@example.com');
      }),
      { numRuns: 300 },
    );
  });

  test('its HTML has no additional element, attribute or URL', () => {
    const tags = (html: string) => html.match(/<\/?[a-z!][^>]*>/gi);
    const plain = tags(composeSample(samples.invitation).html);
    fc.assert(
      fc.property(hostile, hostile, hostile, (name, inviter, team) => {
        const letter = composeSample({ ...samples.invitation, inviter, team }, `Ada ${name}`);
        expect(tags(letter.html)?.length).toBe(plain?.length);
        expect(letter.html).not.toMatch(/[\r\u2028\u2029\0]/);
        expect(`${letter.subject}${letter.text}${letter.html}`).not.toMatch(/[\u202a-\u202e]/);
      }),
      { numRuns: 500 },
    );
  });

  test('e-mails are sent only to a single plain mailbox', () => {
    const mailbox = fc.oneof(
      hostile,
      fc.tuple(fc.emailAddress(), hostile, fc.emailAddress()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(mailbox, (email) => {
        try {
          checkMailbox(email);
        } catch {
          return;
        }
        expect(email).toMatch(/^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/);
      }),
      { numRuns: 1000 },
    );
  });
});
