import { expect, test } from '../support/fixtures.ts';
import { importLicenses, licenseRow } from '../support/licenses.ts';
import { waitForPage } from '../support/pages.ts';

test('an author sees activations, deactivates a site, and finds out why another one was denied', async ({
  page,
  account,
  request,
}) => {
  await importLicenses(request, account, [
    {
      key: `QUIET-${account.person.email}`,
      customer_email: 'ada@harbor.org',
      activation_limit: '1',
    },
  ]);
  const key = `QUIET-${account.person.email}`;
  const activate = async (domain: string) =>
    request.get(await account.licenseCheckUrl('activate', { license: key, domain }));
  expect((await activate('https://shop.org')).status()).toBe(200);
  expect((await activate('staging.shop.org')).status()).toBe(200);
  expect((await activate('other.org')).status()).toBe(400);

  await page.goto('/dashboard/license-management');
  await expect(licenseRow(page, key)).toContainText('1 of 1');
  await licenseRow(page, key).getByRole('button', { name: 'Actions for' }).click();
  await page.getByRole('menuitem', { name: 'Edit license' }).click();
  const sites = page.getByRole('table', { name: 'Activations' });
  const staging = sites.getByRole('row').filter({ hasText: 'staging.shop.org' });
  await expect(staging).toContainText('Does not count');
  await expect(staging).toContainText('A staging address.');
  await staging.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('does not count toward the activation limit');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const decisions = page.getByRole('table', { name: 'Decisions about sites' });
  const denied = decisions.getByRole('row').filter({ hasText: 'other.org' });
  await expect(denied).toContainText('Limit reached');
  await sites.getByRole('button', { name: 'Deactivate shop.org' }).click();
  await page
    .getByRole('alertdialog', { name: 'Deactivate shop.org?' })
    .getByRole('button', { name: 'Deactivate' })
    .click();
  await expect(sites.getByRole('row').filter({ hasText: 'staging' })).toBeVisible();
  await expect(sites.getByRole('button', { name: 'Deactivate shop.org' })).toHaveCount(0);
  await expect(page.getByLabel('Activated domains')).toHaveValue('staging.shop.org');

  await page.getByRole('button', { name: 'Suspend license' }).click();
  await expect(page.getByText('This license is suspended')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reinstate license' })).toBeFocused();
  await page.goto('/dashboard/license-management/refusals');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('enter a license key or a domain');
  await page.getByLabel('License key or domain').fill(key);
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await search.click();
  const now = page.getByRole('region', { name: 'Current decision' });
  await expect(now).toContainText('Suspended');
  await expect(now.getByRole('button', { name: 'Copy reason code suspended' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${key}: Suspended` })).toHaveCount(1);
  await expect(search).toBeFocused();
  expect((await activate('late.org')).status()).toBe(400);
  await search.click();
  await expect(decisions, 'repeats the search').toContainText('late.org');

  await page.goto('/dashboard/license-management/offline');
  await waitForPage(page, 'Offline licenses');
  await expect(page.getByText('verifies the stored one with libsodium')).toBeVisible();
  await page.getByRole('button', { name: 'Create next key' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Create next key' }).click();
  await expect(page.getByText('Signs leases from')).toBeVisible();
  await expect(page.getByText('Current', { exact: true })).toHaveCount(1);
  const step = page.getByRole('button', { name: 'Use next key now' });
  await expect(step).toBeFocused();
  await step.click();
  await question.getByRole('button', { name: 'Use next key' }).click();
  await expect(page.getByText('Retired')).toBeVisible();
  await expect(page.getByText('Current', { exact: true })).toHaveCount(1);
});
