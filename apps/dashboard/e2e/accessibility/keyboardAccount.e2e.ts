import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { waitForPage } from '../support/pages.ts';

test('changes a profile, creates a key and deletes it by keyboard alone', async ({
  page,
  account,
}) => {
  await page.goto('/dashboard');
  await waitForPage(page, 'Home');
  await tabTo(page, page.getByRole('link', { name: 'Profile', exact: true }));
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Profile');
  await tabTo(page, page.getByLabel('Last name'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Holm');
  await tabTo(
    page,
    page.getByRole('checkbox', { name: 'Builds, and versions released with an API key' }),
  );
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Save changes' }));
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByText('Your changes have been saved.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Mira Holm' })).toBeVisible();

  await page.goto('/dashboard/api-keys');
  await waitForPage(page, 'API keys');
  await tabTo(page, page.getByRole('button', { name: 'Create API key' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create API key' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Builds');
  await tabTo(page, dialog.getByRole('radio', { name: 'Release' }));
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: 'Read' })).toBeChecked();
  await tabTo(page, dialog.getByRole('button', { name: 'Create API key' }));
  await page.keyboard.press('Enter');
  const made = page.getByRole('dialog', { name: 'Your new API key' });
  await tabTo(page, made.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Builds' })).toContainText('Read');

  await tabTo(page, page.getByRole('button', { name: 'Delete the API key Builds' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete the API key Builds?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: 'Delete API key' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('No API keys yet')).toBeVisible();
  expect(account.token).not.toBe('');
});
