import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { pngFile } from '../support/images.ts';
import { waitForPage } from '../support/pages.ts';

const MAX_BYTES = 2 * 1024 * 1024;

const choose = (page: Page, label: string, file: ReturnType<typeof pngFile>) =>
  page.getByLabel(label, { exact: true }).setInputFiles(file);

/** Drops a file onto a field with mouse events. */
async function drop(page: Page, label: string, file: ReturnType<typeof pngFile>): Promise<void> {
  const data = await page.evaluateHandle(
    ({ name, mimeType, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], name, { type: mimeType }));
      return transfer;
    },
    { ...file, bytes: [...file.buffer] },
  );
  const zone = page.getByLabel(label, { exact: true });
  await zone.dispatchEvent('dragover', { dataTransfer: data });
  await zone.dispatchEvent('drop', { dataTransfer: data });
}

test('uploads, shows, replaces and removes images', async ({ page, account }) => {
  const id = await account.addProduct('plugin', { name: 'Tide Table', slug: 'tide-table' });
  await page.goto(`/dashboard/plugins/edit/${id}`);
  await choose(page, 'Icon', pngFile(256, 256));
  const icon = page.getByRole('img', { name: 'Icon' });
  await expect(icon).toBeVisible();
  await choose(page, 'Large banner', pngFile(800, 500));
  await expect(page.getByText('This image is 800 × 500 pixels.')).toBeVisible();
  const wrong = await page.getByRole('img', { name: 'Large banner' }).boundingBox();
  expect((wrong?.width ?? 0) / (wrong?.height ?? 1)).toBeCloseTo(1.6, 1);
  await drop(page, 'Large banner', pngFile(1544, 500));
  await expect(page.getByText('This image is 800 × 500 pixels.')).toHaveCount(0);
  await choose(page, 'Small banner', pngFile(772, 250));
  await page.getByRole('button', { name: 'Remove small banner' }).click();
  await expect(page.getByRole('img', { name: 'Small banner' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save plugin' }).click();
  await waitForPage(page, 'Tide Table');

  const saved = await account.readProduct('plugin', id);
  expect(saved.icon).toContain('/images/');
  expect(saved.banner_high).toContain('/images/');
  expect(saved.banner_low).toBe('');
  await page.goto('/dashboard/plugins');
  const image = page.getByRole('article').first().locator('img');
  await expect(image).toHaveAttribute('src', String(saved.icon));
  expect(await image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
});

test.describe('a file that is not an image', () => {
  test.use({ allowedErrors: /status of (400|415)/ });

  test('is refused with the same sentence by the browser and the server', async ({
    page,
    account,
  }) => {
    expect(account.token).not.toBe('');
    await page.goto('/dashboard/plugins/add');
    await page.getByLabel('Name', { exact: true }).fill('Tide Table');
    const refusal = page.getByText('Please choose a PNG, JPEG, WebP, or GIF image.');
    const text = {
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Not an image'),
    };
    await choose(page, 'Icon', text);
    await expect(refusal).toBeVisible();
    await choose(page, 'Icon', pngFile(256, 256));
    await expect(refusal).toHaveCount(0);
    await choose(page, 'Small banner', { ...text, name: 'disguised.png', mimeType: 'image/png' });
    await expect(refusal).toBeVisible();
    const large = { ...pngFile(1, 1), buffer: Buffer.alloc(MAX_BYTES + 1) };
    await choose(page, 'Large banner', large);
    await expect(page.getByText('This image is larger than 2 MB.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Icon' })).toBeVisible();
    await expect(page.getByLabel('Slug')).toHaveValue('tide-table');
  });
});

test.describe('an interrupted upload', () => {
  test.use({ allowedErrors: /Failed to load resource|ERR_/ });

  test('preserves changes and can be retried without selecting the file again', async ({
    page,
    account,
  }) => {
    expect(account.token).not.toBe('');
    await page.goto('/dashboard/plugins/add');
    await page.getByLabel('Name', { exact: true }).fill('Tide Table');
    await page.route('**/api/v1/images**', (route) => route.abort());
    await choose(page, 'Icon', pngFile(256, 256, 'anchor.png'));
    await expect(page.getByText('anchor.png was not uploaded.')).toBeVisible();
    await expect(page.getByLabel('Slug')).toHaveValue('tide-table');
    await page.unroute('**/api/v1/images**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('img', { name: 'Icon' })).toBeVisible();
    await expect(page.getByText('anchor.png was not uploaded.')).toHaveCount(0);
  });

  test('can be canceled, and nothing is saved before it ends', async ({ page, account }) => {
    expect(account.token).not.toBe('');
    await page.goto('/dashboard/plugins/add');
    await page.getByLabel('Name', { exact: true }).fill('Tide Table');
    await page.getByRole('textbox', { name: 'Description' }).fill('Knows the water.');
    await page.route('**/api/v1/images**', () => undefined);
    await choose(page, 'Icon', pngFile(256, 256, 'anchor.png'));
    await expect(page.getByRole('progressbar', { name: 'Uploading anchor.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Add plugin' }).click();
    await expect(page.getByRole('alert')).toContainText('Wait until this image is uploaded');
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add plugin' }).click();
    await waitForPage(page, 'Tide Table');
  });
});
