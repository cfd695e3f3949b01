import { findPageProblems } from '../support/axe.ts';
import { DeployedPlugin, test } from '../support/deployment.ts';
import { expect } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { waitForPage } from '../support/pages.ts';

const widths = [1440, 390];
const tide = { name: 'Tide Table', slug: 'tide-table' };
const deployment = '/dashboard/continuous-integration';

test('shows why a push was not released, line by line, and replays its commit', async ({
  page,
  account,
  request,
  git,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Continuous deployment', exact: true }).click();
  await waitForPage(page, 'Continuous deployment');
  await expect(page.getByText('No builds yet')).toBeVisible();
  expect(await findPageProblems(page, widths)).toEqual([]);

  const plugin = await DeployedPlugin.add(request, account, git, tide);
  await plugin.release('1.0.0', { message: 'Release the first version' });
  const files = { 'tide-table.php': 'not a plugin' };
  const failed = await plugin.release('1.1.0', { message: 'Add moon phases', files });
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Add moon phases' });
  await expect(row).toContainText('Failed');
  await expect(row).toContainText('Ada Example');
  await expect(page.getByRole('row').filter({ hasText: 'first version' })).toContainText(
    'Version 1.0.0',
  );
  await expect(page.getByRole('table', { name: 'Products and their repositories' })).toContainText(
    'Accepted',
  );
  expect(await findPageProblems(page, widths)).toEqual([]);

  await page.getByRole('button', { name: 'Status of the builds' }).click();
  await page.getByRole('option', { name: 'Failed' }).click();
  await expect(page).toHaveURL(`${deployment}?status=failed`);
  await expect(page.getByRole('row').filter({ hasText: 'first version' })).toBeHidden();
  await row.getByRole('link', { name: 'Add moon phases' }).click();

  await waitForPage(page, 'Add moon phases');
  await expect(page.getByRole('alert')).toContainText('Error: Continuous deployment failed.');
  const log = page.getByRole('region', { name: 'Log of the build' });
  const error = log.getByText('contains no PHP file');
  await expect(error).toBeInViewport();
  await expect(page.getByRole('list', { name: 'Steps of the build' })).toContainText(
    'Check, failed',
  );
  await log.getByRole('link', { name: 'Line 3', exact: true }).click();
  await expect(page).toHaveURL(`${deployment}/builds/${failed}#L3`);
  expect(await findPageProblems(page, widths)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe(`build-${failed}.log`);

  await page.goto(`/dashboard/plugins/${plugin.id}`);
  await page.getByRole('button', { name: 'Trace release' }).click();
  const trace = page.getByRole('dialog', { name: 'Release trace' });
  await expect(trace.getByRole('listitem').filter({ hasText: 'Package built' })).toContainText(
    'Failed',
  );
  expect(await findPageProblems(page, widths)).toEqual([]);
  await tabTo(page, trace.getByRole('link', { name: 'Open the build' }));
  await page.keyboard.press('Enter');
  await waitForPage(page, 'Add moon phases');

  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Replay build' })).toContainText('Replaying…');
  await expect(page).not.toHaveURL(new RegExp(failed));
  await expect(page.getByText('Replay · an earlier build')).toBeVisible();
  await expect(page.getByText('Error: Continuous deployment failed.')).toBeVisible();
});

test.describe('a link to replay a build', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('replays the build in the URL after a moment in which it can be canceled', async ({
    page,
    account,
    request,
    git,
  }) => {
    const plugin = await DeployedPlugin.add(request, account, git, tide);
    const build = await plugin.release('1.0.0');
    const replays: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/replay/')) replays.push(sent.url());
    });
    await page.goto(`${deployment}#provider=git&id=${build}`);
    const dialog = page.getByRole('dialog', { name: 'Replay build' });
    await expect(dialog).toContainText('Release 1.0.0');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(deployment);
    await page.waitForTimeout(1600);
    expect(replays).toEqual([]);

    for (const [link, reason] of [
      [`provider=github&id=${build}`, 'names another provider than this build has (Git server)'],
      [`provider=git&id=${crypto.randomUUID()}`, 'was deleted or does not exist'],
    ] as const) {
      await page.goto(`${deployment}#${link}`);
      await expect(dialog).toContainText(reason);
      const close = dialog.getByRole('button', { name: 'Close' });
      await expect(close).toBeFocused();
      await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
    }
    expect(replays).toEqual([]);

    await page.goto('/dashboard');
    await page.goto(`${deployment}#provider=git&id=${build}`);
    await waitForPage(page, 'Release 1.0.0');
    expect(replays).toHaveLength(1);
    await expect(page.getByText('Nothing was released').first()).toBeVisible();
  });
});

test('follows a build while it runs, by keyboard alone', async ({
  page,
  account,
  request,
  git,
}) => {
  const plugin = await DeployedPlugin.add(request, account, git, tide);
  await plugin.commit('1.0.0');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  git.intercept = (gitRequest, response) => {
    if (!gitRequest.url?.includes('git-upload-pack') || gitRequest.method !== 'POST') return false;
    void held.then(() => response.writeHead(500).end());
    return true;
  };
  await page.goto(deployment);
  await tabTo(page, page.getByRole('button', { name: 'Build the branch now: Tide Table' }));
  await page.keyboard.press('Enter');
  const log = page.getByRole('region', { name: 'Log of the build' });
  await expect(log).toContainText('Builds the branch master.');
  await expect(page.getByText('Running', { exact: true })).toBeVisible();

  release();
  await expect(page.getByRole('alert')).toContainText('Error: Continuous deployment failed.');
  git.intercept = () => false;
  await tabTo(page, log.getByRole('link', { name: 'Line 1', exact: true }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#L2$/);
});
