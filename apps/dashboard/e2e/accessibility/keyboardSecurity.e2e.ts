import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { waitForPage } from '../support/pages.ts';

test.use({ allowedErrors: /status of 403/ });

test('signs out a session, cancels a password confirmation and writes to support by keyboard alone', async ({
  page,
  account,
  request,
}) => {
  const { email, password } = account.person;
  await request.post('/api/v1/auth', { data: { email, password } });
  await page.goto('/dashboard/profile');
  await tabTo(page, page.getByRole('link', { name: 'Security and data' }));
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Security and data');
  const sessions = page.getByRole('table', { name: 'Your sessions' });
  await expect(sessions.getByRole('row')).toHaveCount(3);
  await tabTo(page, sessions.getByRole('button', { name: /^Sign out the session on/ }));
  await page.keyboard.press('Enter');
  await expect(sessions.getByRole('row')).toHaveCount(2);

  const setUp = page.getByRole('button', { name: 'Set up two-factor authentication' });
  await tabTo(page, setUp);
  await page.keyboard.press('Enter');
  const proof = page.getByRole('dialog', { name: 'Confirm your password' });
  await expect(proof.getByLabel('Current password', { exact: true })).toBeFocused();
  await tabTo(page, proof.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await expect(proof).toBeHidden();
  await expect(setUp).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Support', exact: true }));
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Support');
  await tabTo(page, page.getByLabel('What happened?'));
  await page.keyboard.type('It does not save.');
  const report = page.getByRole('region', { name: 'Your report' });
  await expect(report).toContainText(/^It does not save\./);
  await expect(report).toContainText('Page: /dashboard/profile/security');
  await expect(report).toContainText(/Pressdock: \d+\.\d+\.\d+/);
});
