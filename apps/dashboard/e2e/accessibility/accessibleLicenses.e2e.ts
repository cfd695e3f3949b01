import type { Page } from '@playwright/test';
import { findProblems } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { importLicenses, licenseRow } from '../support/licenses.ts';
import { waitForPage } from '../support/pages.ts';

const home = '/dashboard/license-management';

const screens: Record<string, (page: Page) => Promise<void>> = {
  licenses: async (page) => {
    await page.goto(home);
    await expect(licenseRow(page, 'QUIET-0')).toBeVisible();
  },
  'some of them selected': async (page) => {
    await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
    await expect(page.getByRole('button', { name: 'Extend', exact: true })).toBeVisible();
  },
  'extending them': async (page) => {
    await page.getByRole('button', { name: 'Extend', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a license, refused': async (page) => {
    await page.goto(`${home}/add`);
    await page.getByRole('button', { name: 'Add license', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'adding a customer': async (page) => {
    await page.getByRole('button', { name: 'Add a customer' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a license and its sites': async (page) => {
    await page.goto(home);
    await licenseRow(page, 'QUIET-0').getByRole('button', { name: 'Actions for' }).click();
    await page.getByRole('menuitem', { name: 'Edit license' }).click();
    await expect(page.getByRole('button', { name: 'Deactivate localhost' })).toBeVisible();
  },
  customers: async (page) => {
    await page.goto(`${home}/customers`);
    await expect(page.getByRole('link', { name: 'ada@harbor.org' })).toBeVisible();
  },
  'a customer': async (page) => {
    await page.getByRole('link', { name: 'ada@harbor.org' }).click();
    await waitForPage(page, 'ada@harbor.org');
    await expect(page.getByRole('button', { name: 'Copy license key QUIET-0' })).toBeVisible();
  },
  'columns of a file': async (page) => {
    await page.goto(`${home}/import`);
    const buffer = Buffer.from('key,email,limit\nA,ada@harbor.org,x\nA,,');
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByRole('button', { name: 'Check file' })).toBeVisible();
  },
  'a file that was checked': async (page) => {
    await page.getByRole('button', { name: 'Check file' }).click();
    await expect(page.getByRole('table', { name: 'Problems' })).toBeVisible();
  },
  'access log': async (page) => {
    await page.goto(`${home}/refusals?text=QUIET-0`);
    await expect(page.getByRole('region', { name: 'Current decision' })).toBeVisible();
  },
  'offline licenses': async (page) => {
    await page.goto(`${home}/offline`);
    await expect(page.getByText('Ed25519 public key').first()).toBeVisible();
  },
};

test('the screens of licenses and customers have no accessibility problems in any theme', async ({
  page,
  account,
  request,
}) => {
  test.setTimeout(240_000);
  const lines = Array.from({ length: 3 }, (_, index) => ({
    key: `QUIET-${index}`,
    customer_email: 'ada@harbor.org',
    activated_domains: 'localhost, shop.org',
  }));
  await importLicenses(request, account, lines);
  await page.addInitScript(() => localStorage.setItem('pressdock-theme', 'light'));
  expect(await findProblems(page, screens)).toEqual({});
});
