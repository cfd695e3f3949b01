import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';
import { confirmPassword, signIn } from '../support/signIn.ts';
import { authenticatorCode } from '../support/totp.ts';

test.use({ allowedErrors: /status of 40[0134]/ });

test('sets up two-factor authentication, signs in with it and a recovery code, and turns it off', async ({
  page,
  account,
}) => {
  const { person } = account;
  await page.goto('/dashboard/profile');
  await page.getByRole('link', { name: 'Security and data' }).click();
  await waitForPage(page, 'Security and data');
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  await confirmPassword(page, 'not this one');
  const proof = page.getByRole('dialog', { name: 'Confirm your password' });
  await expect(proof.getByRole('alert')).toContainText('Your current password is incorrect.');
  await confirmPassword(page, person.password);

  const setUp = page.getByRole('dialog', { name: 'Set up two-factor authentication' });
  await expect(setUp.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = (await setUp.locator('code').textContent()) ?? '';
  await setUp.getByLabel('Code from the app').fill('12345');
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  await expect(setUp.getByRole('alert')).toContainText('This code is incorrect.');
  await setUp.getByLabel('Code from the app').fill(authenticatorCode(secret));
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  const codesDialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  const codes = ((await codesDialog.locator('code').textContent()) ?? '').split('\n');
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await codesDialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('pressdock-recovery-codes.txt');
  await codesDialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await page.goto('/logout');
  await waitForPage(page, 'Sign in');
  await signIn(page, person);
  await waitForPage(page, 'Two-factor authentication');
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This code is incorrect.');
  expect(await page.context().cookies()).toEqual([]);
  // The code that enabled two-factor authentication cannot be used again.
  await code.fill(authenticatorCode(secret, 1));
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Home');

  await page.goto('/logout');
  await waitForPage(page, 'Sign in');
  await signIn(page, person);
  await waitForPage(page, 'Two-factor authentication');
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await waitForPage(page, 'Home');
  await page.goto('/dashboard/profile/security#second-factor');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  const question = page.getByRole('alertdialog', { name: 'Turn off two-factor authentication?' });
  await question.getByRole('button', { name: 'Turn off' }).click();
  await confirmPassword(page, person.password);
  await expect(
    page.getByRole('button', { name: 'Set up two-factor authentication' }),
  ).toBeVisible();
});
