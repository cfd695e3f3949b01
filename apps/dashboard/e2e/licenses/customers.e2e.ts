import { readFile } from 'node:fs/promises';
import { paths } from '../../src/shared/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { importLicenses, licenseRow } from '../support/licenses.ts';
import { waitForPage } from '../support/pages.ts';

test('adds, finds and edits a customer, and deletes them with their licenses', async ({
  page,
  account,
  request,
}) => {
  await page.goto('/dashboard/license-management/customers');
  await expect(page.getByText('No customers yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add customer' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add customer' });
  await adding.getByLabel('E-mail address').fill('ada@harbor.org');
  await adding.getByLabel('First name').fill('Ada');
  await adding.getByRole('button', { name: 'Add customer' }).click();
  await waitForPage(page, 'ada@harbor.org');

  await page.getByLabel('E-mail address').fill(' ');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByRole('alert').first()).toContainText('An email address is required.');
  await page.getByLabel('E-mail address').fill('ada@quay.org');
  await page.getByLabel('Last name').fill('Holm');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await waitForPage(page, 'ada@quay.org');

  await importLicenses(request, account, [
    { key: 'QUIET-1', customer_email: 'ada@quay.org' },
    { key: 'QUIET-2', customer_email: 'ada@quay.org' },
    { key: 'CALM-3', customer_email: 'bo@harbor.org' },
  ]);
  await page.getByRole('link', { name: 'Customers', exact: true }).last().click();
  await waitForPage(page, 'Customers');
  await page.reload();
  await expect(page.getByText('2 customers').first()).toBeVisible();
  await page.getByRole('searchbox').fill('holm');
  await expect(page).toHaveURL(/\?q=holm$/);
  await expect(page.getByText('1 customer', { exact: true }).first()).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  const saved = await readFile(await file.path(), 'utf8');
  expect(saved).toContain('ada@quay.org');
  expect(saved).not.toContain('bo@harbor.org');
  await page.getByRole('link', { name: 'ada@quay.org' }).click();
  await expect(page.getByRole('rowheader', { name: 'QUIET-1' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete customer' }).click();
  const asking = page.getByRole('dialog', { name: 'Delete ada@quay.org?' });
  await expect(asking).toContainText('The customer has 2 licenses.');
  await asking.getByText('Also delete 2 licenses').click();
  await asking.getByRole('button', { name: 'Delete customer and 2 licenses' }).click();
  await waitForPage(page, 'Customers');
  await expect(page.getByText('ada@quay.org was deleted').first()).toBeVisible();
  await page.getByRole('link', { name: 'Licenses', exact: true }).click();
  await expect(page.getByText('1 license', { exact: true }).first()).toBeVisible();
});

test('phones show the status of each license without scrolling sideways', async ({
  page,
  account,
  request,
}) => {
  const key = '3f2a9b10-77aa-4c3d-9e21-0b5d2f6c8e11';
  await importLicenses(request, account, [
    { key, customer_email: 'ada@harbor.org', expires: '2020-01-01' },
    { key: 'QUIET-2', customer_email: 'ada@harbor.org' },
  ]);
  const { results } = await (
    await request.get('/api/v2/license', { headers: { Authorization: `Bearer ${account.token}` } })
  ).json();
  const [{ customer }] = results;
  const expired = results.find((one: { key: string }) => one.key === key);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const url of [paths.licenses(), paths.customer(customer)]) {
      await page.goto(url);
      const row = licenseRow(page, key);
      await expect(row).toBeVisible();
      const status = row.getByText('Expired', { exact: true }).filter({ visible: true });
      await expect(status).toHaveCount(1);
      await status.scrollIntoViewIfNeeded();
      const menu = row.getByRole('button', { name: 'Actions for' });
      const [badge, actions] = [await status.boundingBox(), await menu.boundingBox()];
      const end = (badge?.x ?? width) + (badge?.width ?? width);
      expect(badge?.x, `${width} wide: ${url}`).toBeGreaterThanOrEqual(0);
      expect(end, `${width} wide: ${url}`).toBeLessThanOrEqual(actions?.x ?? 0);
      expect(await row.evaluate((one) => one.closest('div')?.scrollLeft)).toBe(0);
    }
    await page.goto(paths.editLicense(expired._id));
    await waitForPage(page, 'Edit license');
    const main = page.getByRole('main');
    const box = await main.getByText('Expired', { exact: true }).first().boundingBox();
    expect((box?.x ?? width) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  }
});
