import { expect, type Page } from '@playwright/test';

/** Checks that the pages about flags show everything and offer no change. */
export async function expectFlagsReadOnly(page: Page, productId: string, flagId: string) {
  const main = page.getByRole('main');
  const changing =
    /\b(add|set up|save|rename|delete|restore|select people|change identifier|schedule|pause)\b/i;
  const expectNoChanges = async () => {
    await expect(main.getByRole('button', { name: changing })).toHaveCount(0);
    await expect(main.getByRole('link', { name: changing })).toHaveCount(0);
    await expect(main.getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const expectMenu = async (name: string, items: string[]) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await expect(page.getByRole('menuitem')).toHaveText(items);
    await page.keyboard.press('Escape');
  };
  const products = '/dashboard/feature-flags';
  const list = `${products}/${productId}`;
  const edit = `${list}/edit/${flagId}`;
  for (const adding of ['product', 'flag']) {
    await page.goto(`${products}?adding=${adding}`);
    await expect(page.getByRole('link', { name: 'Gray Heron' })).toBeVisible();
    await expectNoChanges();
  }
  await expectMenu('Gray Heron', ['Show flags']);
  await page.goto(list);
  await expect(page.getByRole('link', { name: 'BETA' })).toBeVisible();
  await expectNoChanges();
  await expectMenu('BETA', ['Edit flag', 'Show history']);
  await page.goto(`${list}/add`);
  await expect(page.getByText('Viewing is read-only')).toBeVisible();
  await expectNoChanges();
  await page.goto(edit);
  await expect(page.getByLabel('Name')).toBeDisabled();
  for (const control of [...(await main.getByRole('radio').all()), main.getByRole('checkbox')]) {
    await expect(control).toBeDisabled();
  }
  await expectNoChanges();
  const tabs = { people: 'Last request', reach: 'No requests yet', history: 'Current state' };
  for (const [tab, content] of Object.entries({ ...tabs, schedule: 'Nothing scheduled' })) {
    await page.goto(`${edit}?tab=${tab}`);
    await expect(main.getByText(content).first()).toBeVisible();
    await expectNoChanges();
  }
  await page.goto(`${list}/explain`);
  await page.getByLabel('Identifier').fill('ada@quay.org');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText('The flag is off.')).toBeVisible();
  await expectNoChanges();
}
