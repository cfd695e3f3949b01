import fc from 'fast-check';
import nodemailer from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { parseMimeEmail } from '../../../test/harness/email.ts';
import type { ModuleEmail } from '../../../test/harness/outbox.ts';
import { toMessage } from '../../adapters/mail/message.ts';
import { collectDeclared } from '../../composition.ts';
import { modules } from '../../modules.ts';
import {
  addressChangedEmail,
  deactivatedEmail,
  emailVerificationEmail,
  newSignInEmail,
  passwordChangedEmail,
  passwordResetEmail,
  secondFactorChangedEmail,
  welcomeEmail,
} from '../accounts/accounts.emails.ts';
import {
  accountCreatedEmail,
  accountResetEmail,
  accountSuspendedEmail,
  operatorChangedEmail,
} from '../admin/admin.emails.ts';
import { paymentReminderEmail } from '../billing/billing.emails.ts';
import { buildFailedEmail, buildReleasedEmail } from '../buildNotices/buildNotices.emails.ts';
import {
  licenseExpiringEmail,
  licenseLimitReachedEmail,
} from '../licenseNotices/licenseNotices.emails.ts';
import {
  releaseBuiltEmail,
  versionsImportedEmail,
} from '../releaseNotices/releaseNotices.emails.ts';
import { invitationEmail } from '../team/team.emails.ts';
import { releaseUnhealthyEmail } from '../updateHealth/updateHealth.emails.ts';
import { compose } from './compose.rules.ts';
import { checkMailbox } from './recipient.rules.ts';
import { parseEmail, serializeEmail } from './storedEmail.rules.ts';

const link = 'https://updates.example.com/team/join/0123';
const when = new Date('2026-03-04T05:06:00Z');
const to = { name: 'Ada', email: 'ada@example.com' };

const invitation = {
  template: invitationEmail,
  content: { inviter: 'Grace', team: 'Harbor', link, expiresAt: when },
};

const build = {
  buildId: '0123',
  product: 'Tidy',
  repository: 'ada/tidy',
  ref: 'main',
  commit: 'c0ffee00c0ffee00',
  message: 'Fix totals',
};

/** An e-mail of each template, with text that it must contain in both bodies. */
const samples: [email: ModuleEmail, texts: string[]][] = [
  [{ template: welcomeEmail, content: { link } }, [link, '7 days']],
  [{ template: emailVerificationEmail, content: { link } }, [link, '7 days']],
  [{ template: passwordResetEmail, content: { link } }, [link, '10 minutes']],
  [{ template: accountCreatedEmail, content: { link } }, [link, '7 days']],
  [{ template: accountResetEmail, content: { link } }, [link, '7 days']],
  [{ template: accountSuspendedEmail, content: { isSuspended: true } }, ['still receive updates']],
  [{ template: operatorChangedEmail, content: { isOperator: true } }, ['manage all accounts']],
  [
    { template: passwordChangedEmail, content: { keys: 3 } },
    ['/password-reset', '3 active API keys', '/dashboard/api-keys'],
  ],
  [
    { template: addressChangedEmail, content: { newEmail: 'new@example.com' } },
    ['new@example.com'],
  ],
  [
    {
      template: newSignInEmail,
      content: { device: 'Firefox on Linux', network: '203.0.113.0', at: when },
    },
    ['Firefox on Linux', '203.0.113.0', 'March 4, 2026', '5:06', 'UTC'],
  ],
  [{ template: secondFactorChangedEmail, content: { isOn: true } }, ['authenticator app']],
  [invitation, ['Grace', 'Harbor', link, 'March 4, 2026']],
  [{ template: deactivatedEmail, content: { endsAt: when } }, ['March 4, 2026']],
  [
    { template: releaseBuiltEmail, content: { product: 'Tidy', version: '1.2.3', by: 'CI' } },
    ['Tidy', '1.2.3', 'CI', 'in your profile'],
  ],
  [
    {
      template: versionsImportedEmail,
      content: { product: 'Tidy', count: 40, oldest: '1.0', newest: '1.40', by: 'Ines' },
    },
    ['40 earlier versions of Tidy, from 1.0 to 1.40', 'Ines', 'Offer to sites'],
  ],
  [
    {
      template: releaseUnhealthyEmail,
      content: {
        ...{ productId: '0123', versionId: '4567', product: 'Tidy', version: '2.4.0' },
        ...{ previousVersion: '2.3.0', sites: 200, failed: 12, rolledBack: 3, silent: 5 },
        ...{ share: 0.1, previousShare: 0.02, previousSites: 180, confidence: 0.98 },
      },
    },
    ['Tidy', '2.4.0', '2.3.0', '98%', 'licenses and update health'],
  ],
  [
    { template: buildFailedEmail, content: { ...build, reason: 'There is no version file.' } },
    ['Tidy', 'There is no version file.', 'ada/tidy', 'c0ffee0 Fix totals', 'builds/0123'],
  ],
  [
    { template: buildReleasedEmail, content: { ...build, version: '1.2.3' } },
    ['1.2.3', 'Tidy', 'ada/tidy', 'main', 'in your profile'],
  ],
  [
    {
      template: paymentReminderEmail,
      content: { isLast: false, addingEndsAt: when, servingEndsAt: when },
    },
    ['Until March 4, 2026', 'until March 4, 2026', '/dashboard/billing', 'in your profile'],
  ],
  [
    {
      template: paymentReminderEmail,
      content: { isLast: true, addingEndsAt: when, servingEndsAt: when },
    },
    ['You cannot add products', 'until March 4, 2026', 'in your profile'],
  ],
  [
    {
      template: licenseExpiringEmail,
      content: { total: 1, licenses: [{ key: 'KEY-1', product: 'Tidy', expiresAt: when }] },
    },
    ['KEY-1', 'Tidy', 'March 4, 2026', 'licenses and update health', 'in your profile'],
  ],
  [
    {
      template: licenseLimitReachedEmail,
      content: { total: 1, licenses: [{ key: 'KEY-1', product: 'Tidy', limit: 5 }] },
    },
    ['KEY-1', 'Tidy', '5', 'licenses and update health', 'in your profile'],
  ],
];

function composeSample(email: ModuleEmail, name = to.name) {
  const id = '7d0c3ef4-2f3f-4d2b-9a06-8f9e6c1a2b3c';
  return compose(
    { id, createdAt: when, to: { ...to, name }, ...email },
    { publicUrl: 'https://updates.example.com', supportUrl: null },
  );
}

async function sendAndParse(email: ModuleEmail, name?: string) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const from = { name: 'Pressdock', address: 'mail@example.com' };
  const { message } = await transport.sendMail(toMessage(composeSample(email, name), from));
  return parseMimeEmail(message as Buffer);
}

/** Returns the text of an HTML body. */
function textOf(html: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_all, name: string) => entities[name] ?? '');
}

test('there is a sample of each template', () => {
  const templates = samples.map(([{ template }]) => template);
  expect(new Set(templates)).toEqual(new Set(collectDeclared(modules).emails));
});

describe.each(samples)('an e-mail of kind $template.kind', (email, texts) => {
  test('contains its text in plain text and HTML, without exclamation marks', async () => {
    const { kind, subject, text, html } = await sendAndParse(email);
    expect(kind).toBe(email.template.kind);
    expect(subject).toMatch(/^\S.*\S$/);
    for (const words of texts) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(`${subject}${text}${textOf(html)}`).not.toMatch(/!|undefined|\[object|Invalid/);
  });

  test('is unchanged after it was stored', () => {
    const { template, content } = email;
    const stored = serializeEmail(template, { name: 'Ada', content });
    expect(parseEmail(template, stored)).toEqual({ name: 'Ada', content });
  });
});

const inviteFrom = (content: Partial<typeof invitation.content>) => ({
  ...invitation,
  content: { ...invitation.content, ...content },
});

test("an e-mail about an invitation limits the inviter's name in its subject", () => {
  const subjectOf = (inviter: string) => composeSample(inviteFrom({ inviter })).subject;
  expect(subjectOf('Grace')).toBe('Grace invited you to Harbor');
  expect(subjectOf('🌊'.repeat(100))).toBe(`${'🌊'.repeat(59)}…`);
});

test('an e-mail about many licenses states their number and which ones it lists', async () => {
  const licenses = [{ key: 'KEY', product: 'Tidy', expiresAt: when }];
  const email = { template: licenseExpiringEmail, content: { licenses, total: 101 } };
  const { subject, text } = await sendAndParse(email);
  expect(subject).toBe('101 licenses expire soon');
  expect(text).toContain('The first 1 are listed below');
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
        const { mail } = await sendAndParse(inviteFrom({ inviter, team }), name);
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
    const plain = tags(composeSample(invitation).html);
    fc.assert(
      fc.property(hostile, hostile, hostile, (name, inviter, team) => {
        const mail = composeSample(inviteFrom({ inviter, team }), `Ada ${name}`);
        expect(tags(mail.html)?.length).toBe(plain?.length);
        expect(mail.html).not.toMatch(/[\r\u2028\u2029\0]/);
        expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/[\u202a-\u202e]/);
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
