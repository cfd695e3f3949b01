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
  invitation: { kind: 'invitation', inviter: 'Grace', team: 'Harbour', link, expiresAt: when },
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

/** What has to be in a letter of each kind, in both bodies. */
const said: Record<Letter['kind'], string[]> = {
  welcome: ['https://updates.example.com/dashboard'],
  passwordReset: [link, '10 minutes'],
  passwordChanged: ['/password-reset', 'go on working: 3', '/dashboard/api-keys'],
  addressChanged: ['new@example.com'],
  newSignIn: ['Firefox on Linux', '203.0.113.0', '4 March 2026', '05:06', 'UTC'],
  secondFactorChanged: ['authenticator app'],
  invitation: ['Grace', 'Harbour', link, '4 March 2026'],
  deactivated: ['4 March 2026'],
  releaseBuilt: ['Tidy', '1.2.3', 'CI', 'in your profile'],
  licenseExpiring: ['KEY-1', 'Tidy', '4 March 2026', 'in your profile'],
  licenseLimitReached: ['KEY-1', 'Tidy', '5', 'in your profile'],
};

function composed(letter: Letter, name = to.name) {
  const id = '7d0c3ef4-2f3f-4d2b-9a06-8f9e6c1a2b3c';
  return compose(
    { id, createdAt: when, to: { ...to, name }, letter },
    'https://updates.example.com',
  );
}

async function throughTheWire(letter: Letter, name?: string) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const from = { name: 'Pressdock', address: 'mail@example.com' };
  const { message } = await transport.sendMail(toMessage(composed(letter, name), from));
  return readLetter(message as Buffer);
}

/** The words of an HTML body. */
function wordsOf(html: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_all, name: string) => entities[name] ?? '');
}

describe.each(Object.values(samples))('a letter of kind $kind', (letter) => {
  test('says what it is about in text and in HTML, calmly', async () => {
    const { kind, subject, text, html } = await throughTheWire(letter);
    expect(kind).toBe(letter.kind);
    expect(subject).toMatch(/^\S.*\S$/);
    for (const words of said[letter.kind]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(`${subject}${text}${wordsOf(html)}`).not.toMatch(/!|undefined|\[object|Invalid/);
  });

  test('says the same after it was kept', () => {
    const kept = readContent(writeContent({ name: 'Ada', letter }));
    expect(kept).toEqual({ name: 'Ada', letter });
  });
});

test('of an invitation has a subject with little room for what the inviter is called', () => {
  const subjectOf = (inviter: string) => composed({ ...samples.invitation, inviter }).subject;
  expect(subjectOf('Grace')).toBe('Grace invites you to Harbour');
  expect(subjectOf('🌊'.repeat(100))).toBe(`${'🌊'.repeat(59)}…`);
});

test('of many licences says how many they are and which of them it names', async () => {
  const licenses = [{ key: 'KEY', product: 'Tidy', expiresAt: when }];
  const letter = { kind: 'licenseExpiring', licenses, total: 101 } as const;
  const { subject, text } = await throughTheWire(letter);
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

describe('whatever somebody calls himself', () => {
  test('a letter has one recipient, one sender, one subject and no header more', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (name, inviter, team) => {
        const { mail } = await throughTheWire({ ...samples.invitation, inviter, team }, name);
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

  test('its HTML has no element, attribute or address more', () => {
    const tags = (html: string) => html.match(/<\/?[a-z!][^>]*>/gi);
    const plain = tags(composed(samples.invitation).html);
    fc.assert(
      fc.property(hostile, hostile, hostile, (name, inviter, team) => {
        const letter = composed({ ...samples.invitation, inviter, team }, `Ada ${name}`);
        expect(tags(letter.html)?.length).toBe(plain?.length);
        expect(letter.html).not.toMatch(/[\r\u2028\u2029\0]/);
        expect(`${letter.subject}${letter.text}${letter.html}`).not.toMatch(/[\u202a-\u202e]/);
      }),
      { numRuns: 500 },
    );
  });

  test('nothing but one plain mailbox is written to', () => {
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
