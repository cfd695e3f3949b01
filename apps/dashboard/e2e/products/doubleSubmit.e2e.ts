import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

test('does not navigate back when a save ends after the person left', async ({ page, account }) => {
  expect(account.token).not.toBe('');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/plugins', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.goto('/dashboard/plugins/add');
  await page.getByLabel('Name', { exact: true }).fill('Quiet Checkout');
  await page.getByRole('textbox', { name: 'Description' }).fill('Keeps calm.');
  await page.getByRole('main').getByRole('button', { name: 'Add plugin' }).click();
  await page.getByRole('link', { name: 'Themes' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await waitForPage(page, 'Themes');
  const refreshed = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/v1/plugins'),
  );
  release();
  expect((await refreshed).status()).toBe(201);
  await page.getByRole('link', { name: 'Plugins' }).click();
  await expect(page.getByRole('article').first()).toContainText('Quiet Checkout');
  await expect(page).toHaveURL(/\/dashboard\/plugins$/);
});

test('a long list shows its beginning, and more on demand', async ({ page, account }) => {
  for (let index = 0; index < 61; index += 1) {
    await account.addProduct('theme', { name: `Harbor ${100 + index}`, slug: `harbor-${index}` });
  }
  await page.goto('/dashboard/themes');
  await expect(page.getByText('60 of 61 shown')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Harbor 160' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('link', { name: 'Harbor 160' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('160');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer opens a page without a reload and focuses its heading', async ({
    page,
    account,
  }) => {
    expect(account.token).not.toBe('');
    await page.goto('/dashboard');
    await waitForPage(page, 'Home');
    await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Themes' }).click();
    await waitForPage(page, 'Themes');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('body')).toHaveAttribute('data-loaded', 'once');
  });

  test('aligns every line of a product’s details with its name', async ({ page, account }) => {
    const slug = 'keeps-the-harbor-calm-at-any-hour';
    const id = await account.addProduct('plugin', { name: 'Quiet Checkout', slug });
    await page.goto(`/dashboard/plugins/${id}`);
    await waitForPage(page, 'Quiet Checkout');
    const header = page.getByRole('main');
    const leftEdgeOf = async (text: string) =>
      header
        .getByText(text, { exact: true })
        .first()
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return Math.round(range.getBoundingClientRect().left);
        });
    const name = await leftEdgeOf('Quiet Checkout');
    expect([await leftEdgeOf(slug), await leftEdgeOf('No license management')]).toEqual([
      name,
      name,
    ]);
    await expect(header).not.toContainText(`${slug}·`);
  });
});
