import { describe, expect, test } from 'vitest';
import type { ModuleEmail } from '../../../test/harness/outbox.ts';
import { addressChangedEmail } from '../accounts/accounts.emails.ts';
import { accountSuspendedEmail } from '../admin/admin.emails.ts';
import { compose } from './compose.rules.ts';

const emails: ModuleEmail[] = [
  { template: addressChangedEmail, content: { newEmail: 'new@example.com' } },
  { template: accountSuspendedEmail, content: { isSuspended: true } },
];

function composeWith(supportUrl: string | null, email: ModuleEmail) {
  const to = { name: 'Ada', email: 'ada@example.com' };
  const publicUrl = 'https://updates.example.com';
  return compose({ id: '0123', createdAt: new Date(), to, ...email }, { publicUrl, supportUrl });
}

describe.each(emails)('an e-mail of kind $template.kind to a locked-out person', (email) => {
  test('links to the support URL of the server', () => {
    const { text, html } = composeWith('mailto:help@example.com', email);
    expect(text).toContain('Contact support:\nmailto:help@example.com');
    expect(html).toContain('href="mailto:help@example.com"');
    expect(text).not.toContain('/dashboard');
  });

  test('names the operator if the server has no support URL', () => {
    const { text, html } = composeWith(null, email);
    expect(text).toContain('contact the operator of this server');
    expect(html).not.toContain('<a ');
  });
});
