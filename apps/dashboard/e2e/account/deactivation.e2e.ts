import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';
import { confirmPassword, signIn } from '../support/signIn.ts';

test.use({ allowedErrors: /status of 40[0134]/ });

test('exports the data of an account, deactivates it and reactivates it', async ({
  page,
  account,
  request,
}) => {
  const { person } = account;
  await account.addProduct('plugin', { name: 'Tide Table', slug: 'tide-table' });
  await page.goto('/dashboard/profile/security');
  await waitForPage(page, 'Security and data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await confirmPassword(page, person.password);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^pressdock-data-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(Object.keys(JSON.parse(text)).length).toBeGreaterThan(0);
  expect(text).toContain('Tide Table');
  expect(text).toContain(person.email);
  await expect(page.getByText(/^Your data was saved as/)).toBeVisible();

  await page.getByRole('button', { name: 'Deactivate account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deactivate your account?' });
  await dialog.getByRole('button', { name: 'Deactivate account' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'This is not the e-mail address of your account.',
  );
  await dialog.getByRole('textbox').fill(person.email.toUpperCase());
  await dialog.getByRole('button', { name: 'Deactivate account' }).click();
  await waitForPage(page, 'Your account is deactivated');
  await expect(page).toHaveURL(/\/deactivated\?until=/);
  await expect(page.getByText(/^To reactivate it, sign in again by \d+ \w+ \d{4}/)).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  const headers = { Authorization: `Bearer ${account.token}` };
  expect((await request.get('/api/v1/users/me/', { headers })).status()).toBe(401);

  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await signIn(page, person);
  await waitForPage(page, 'Your account is deactivated');
  await expect(page.getByText(/You can reactivate it until/)).toBeVisible();
  await page.getByRole('button', { name: 'Reactivate account' }).click();
  await waitForPage(page, 'Home');
  await page.goto('/dashboard/plugins');
  await expect(page.getByRole('link', { name: /Tide Table/ }).first()).toBeVisible();
});
