import { issue } from '../support/licenses.ts';
import { expect, test } from '../support/story.ts';

const PART = 500;
const COUNT = 1030;

test('lists of more than 1,000 licenses and customers load to their end', async ({
  page,
  account,
  request,
}) => {
  const lines = Array.from({ length: COUNT }, (_, index) => ({
    key: `QUIET-${1000 + index}`,
    customer_email: `ada-${1000 + index}@harbor.org`,
  }));
  for (let start = 0; start < COUNT; start += PART) {
    await issue(request, account, lines.slice(start, start + PART));
  }
  const more = page.getByRole('button', { name: 'Load more' });

  await page.goto('/dashboard/license-management?pages=40');
  await expect(page.getByText('1,000 of 1,030 shown').first()).toBeVisible();
  await more.click();
  await expect(page.getByText('1,025 of 1,030 shown').first()).toBeVisible();
  await more.click();
  await expect(more).toHaveCount(0);
  await expect(page).toHaveURL(/\?pages=42$/);

  await page.goto('/dashboard/license-management/customers?pages=20');
  await expect(page.getByText('1,000 shown').first()).toBeVisible();
  await more.click();
  await expect(page.getByText('1,030 customers').first()).toBeVisible();
  await expect(more).toHaveCount(0);
});
