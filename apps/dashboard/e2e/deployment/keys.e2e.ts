import type { APIRequestContext } from '@playwright/test';
import { createRepository } from '../../../server/test/harness/git/repository.ts';
import { findPageProblems } from '../support/axe.ts';
import { DeployedPlugin, test } from '../support/deployment.ts';
import { expect } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { signInAsOperator } from '../support/operator.ts';
import { waitForPage } from '../support/pages.ts';

const widths = [1440, 390];
const deployment = '/dashboard/continuous-integration';

/** Turns the interface flag of the page on for one person. */
async function turnOn(request: APIRequestContext, email: string): Promise<void> {
  const { token } = await signInAsOperator(request);
  const headers = { Authorization: `Bearer ${token}` };
  const { flagProductId } = await (await request.get('/api/v2/public/interface')).json();
  const url = `/api/v2/feature-flags/products/${flagProductId}/flags`;
  const flags: { _id: string; identifier: string }[] = await (
    await request.get(url, { headers })
  ).json();
  const { _id } = flags.find(({ identifier }) => identifier === 'SHOW_MANAGE_DEPLOY_KEYS') ?? {
    _id: '',
  };
  const data = { active: true, flag_type: 'individual', individual_users: [email] };
  const response = await request.patch(`${url}/${_id}`, { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
}

test('adds a deploy key by keyboard, shows it again, and deletes it', async ({
  page,
  account,
  request,
}) => {
  await page.goto(`${deployment}/keys`);
  await expect(page.getByText('This page is not available')).toBeVisible();
  await turnOn(request, account.person.email);
  await account.addProduct('plugin', { name: 'Tide Table', slug: 'tide-table' });
  await page.goto(deployment);
  await page.getByRole('link', { name: 'Deploy keys' }).click();
  await waitForPage(page, 'Deploy keys');
  await expect(page.getByText('No deploy keys yet')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Add deploy key' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('button', { name: 'Add deploy key' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Select a plugin or theme.');
  expect(await findPageProblems(page, widths)).toEqual([]);
  await tabTo(page, dialog.getByRole('combobox'));
  await page.keyboard.type('Tide');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Add deploy key' }));
  await page.keyboard.press('Enter');
  const added = page.getByRole('dialog', { name: 'Deploy key added' });
  await expect(added.getByRole('region', { name: 'Public key' })).toContainText('ssh-ed25519 ');
  await tabTo(page, added.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');

  const row = page.getByRole('row').filter({ hasText: 'Tide Table' });
  await expect(row).toContainText('SHA256:');
  await expect(row).toContainText('Never');
  expect(await findPageProblems(page, widths)).toEqual([]);
  await row.getByRole('button', { name: 'Actions for the deploy key of Tide Table' }).click();
  await page.getByRole('menuitem', { name: 'Delete deploy key' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete deploy key' }).click();
  await expect(page.getByText('No deploy keys yet')).toBeVisible();
});

test.describe('with a repository in use', () => {
  test.use({ allowedErrors: /status of (400|409|503)|503 from/ });

  test('adds a repository on a Git server, and deletes only one that is not in use', async ({
    page,
    account,
    request,
    git,
  }) => {
    const plugin = await DeployedPlugin.add(request, account, git, {
      name: 'Tide Table',
      slug: 'tide-table',
    });
    await page.goto(deployment);
    const servers = page.getByRole('region', { name: 'Other Git servers' });
    await servers.getByRole('button', { name: 'Add repository' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Repository URL').fill('not a URL');
    await dialog.getByRole('button', { name: 'Add repository' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Enter an SSH or HTTPS URL');
    expect(await findPageProblems(page, widths)).toEqual([]);
    await dialog.getByLabel('Repository URL').fill(`${git.url}/missing.git`);
    await dialog.getByRole('button', { name: 'Add repository' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'The Git server does not have this repository',
    );
    await createRepository(git.root, `${plugin.id}/other.git`);
    await dialog.getByLabel('Repository URL').fill(`${git.url}/${plugin.id}/other.git`);
    await dialog.getByRole('button', { name: 'Add repository' }).click();
    const added = page.getByRole('dialog', { name: 'Repository added' });
    await added.getByRole('button', { name: 'Close' }).click();
    const rows = servers.getByRole('listitem');
    await expect(rows).toHaveCount(2);

    await rows.filter({ hasText: 'other' }).getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Delete repository' }).click();
    const question = page.getByRole('alertdialog', { name: /^Delete/ });
    await question.getByRole('button', { name: 'Delete repository' }).click();
    await expect(rows).toHaveCount(1);
    await rows.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Delete repository' }).click();
    await question.getByRole('button', { name: 'Delete repository' }).click();
    await expect(question).toContainText(/deployed|connected/);
  });
});
