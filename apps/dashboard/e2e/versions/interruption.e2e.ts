import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, openAccount, storeSession } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { OwnServer } from '../support/ownServer.ts';
import { packageFile } from '../support/packages.ts';
import {
  chooseFile,
  openAddVersion,
  slowUploads,
  versionRow,
  waitForPage,
} from '../support/pages.ts';

const MEGABYTE = 1_000_000;
const slug = 'storm-anchor';
const file = packageFile('plugin', { slug, version: '3.1.0', fillerBytes: 4 * MEGABYTE });

const addPlugin = (account: Account) =>
  account.addProduct('plugin', { name: 'Storm Anchor', slug });

test('an upload can be canceled and restarted without selecting the file again', async ({
  page,
  account,
}) => {
  const id = await addPlugin(account);
  await page.goto(`/dashboard/plugins/${id}`);
  const dialog = await openAddVersion(page);
  await chooseFile(dialog, file);
  await dialog.getByRole('textbox', { name: 'Changelog' }).fill('- Holds in any storm');
  const restoreSpeed = await slowUploads(page);
  await dialog.getByRole('button', { name: 'Upload and add' }).click();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^[1-9]\d?%/);
  await dialog.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  expect(await account.listVersions('plugin', id)).toEqual([]);

  await restoreSpeed();
  await expect(dialog.getByRole('textbox', { name: 'Changelog' })).toHaveText(
    '- Holds in any storm',
  );
  await dialog.getByRole('button', { name: 'Upload and add' }).click();
  await expect(dialog).toBeHidden();
  expect(await account.listVersions('plugin', id)).toEqual(['3.1.0']);
});

test.describe('with a lost response', () => {
  test.use({ allowedErrors: /net::ERR_/ });

  test('does not create a version twice', async ({ page, account }) => {
    const id = await addPlugin(account);
    await page.goto(`/dashboard/plugins/${id}`);
    let uploads = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/storage')) uploads += 1;
    });
    await page.route(
      `**/api/v1/plugins/${id}/versions`,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const dialog = await openAddVersion(page);
    await chooseFile(dialog, packageFile('plugin', { slug, version: '1.0.0' }));
    await dialog.getByRole('button', { name: 'Upload and add' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Error: There was a problem uploading your plugin version',
    );
    expect(await account.listVersions('plugin', id)).toEqual(['1.0.0']);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toBeHidden();
    await expect(versionRow(page, '1.0.0')).toHaveCount(1);
    expect(await account.listVersions('plugin', id)).toEqual(['1.0.0']);
    expect(uploads, 'the file is sent once').toBe(1);
  });
});

test.describe('with a package that is rejected', () => {
  test.use({ allowedErrors: /status of 400/ });

  test('shows the reason at its field, and a corrected number needs no second upload', async ({
    page,
    account,
  }) => {
    const id = await addPlugin(account);
    await page.goto(`/dashboard/plugins/${id}`);
    const dialog = await openAddVersion(page);
    await chooseFile(dialog, packageFile('plugin', { slug, version: '1.0.0' }));
    await dialog.getByLabel('Version', { exact: true }).fill('1.0.1');
    await dialog.getByRole('button', { name: 'Upload and add' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Error: ');
    await expect(dialog.getByLabel('Version', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await dialog.getByLabel('Version', { exact: true }).fill('1.0.0');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toBeHidden();
    expect(await account.listVersions('plugin', id)).toEqual(['1.0.0']);
  });
});

test.describe('with a server or a connection that fails', () => {
  test.use({ allowedErrors: /net::ERR_/ });
  // In one worker, because each worker would start a server.
  test.describe.configure({ mode: 'default' });
  let server: OwnServer;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    server = await OwnServer.prepare();
    await server.start();
  });

  test.afterAll(() => server.remove());

  /** Adds a plugin with one version and starts an upload of the next one. */
  async function startUpload(page: Page, request: APIRequestContext) {
    const account = await openAccount(request, (...link) => server.findEmailLink(...link));
    await storeSession(page, account, server.address);
    const id = await addPlugin(account);
    // As large as the next one, because a package that grows much must be reviewed before it is
    // added.
    const before = packageFile('plugin', { slug, version: '3.0.0', fillerBytes: 4 * MEGABYTE });
    await account.addVersion('plugin', id, '3.0.0', before);
    await page.goto(`${server.address}/dashboard/plugins/${id}`);
    await waitForPage(page, 'Storm Anchor');
    const dialog = await openAddVersion(page);
    await chooseFile(dialog, file);
    await dialog.getByRole('textbox', { name: 'Changelog' }).fill('- Holds in any storm');
    const hurry = await slowUploads(page);
    await dialog.getByRole('button', { name: 'Upload and add' }).click();
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^[1-9]\d?%/);
    return { dialog, hurry, versions: () => account.listVersions('plugin', id) };
  }

  const failures = [
    {
      name: 'an upload whose way breaks off',
      fail: async () => server.relay.cut(),
      recover: async () => server.relay.restore(),
    },
    {
      name: 'an upload during which the server is killed',
      fail: () => server.kill(),
      recover: () => server.start(),
    },
  ];

  for (const { name, fail, recover } of failures) {
    test(`${name} is retried without losing or duplicating anything`, async ({
      page,
      playwright,
    }) => {
      test.setTimeout(120_000);
      const request = await playwright.request.newContext({ baseURL: server.address });
      const { dialog, hurry, versions } = await startUpload(page, request);
      await fail();
      await expect(dialog.getByRole('alert')).toHaveText(
        'Error: Unable to upload plugin to AWS S3. Please try again.',
      );

      await recover();
      await hurry();
      expect(await versions()).toEqual(['3.0.0']);
      await expect(dialog.getByRole('textbox', { name: 'Changelog' })).toHaveText(
        '- Holds in any storm',
      );
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(dialog).toBeHidden();
      await expect(versionRow(page, '3.1.0')).toHaveCount(1);
      await expect(versionRow(page, '3.1.0')).toContainText('Latest');
      expect(await versions()).toEqual(['3.1.0', '3.0.0']);
      await request.dispose();
    });
  }
});
