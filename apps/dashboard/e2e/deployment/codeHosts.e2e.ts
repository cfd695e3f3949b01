import type { Page } from '@playwright/test';
import type { StandIn } from '../../../server/test/harness/codeHosts/codeHost.ts';
import { startGithub } from '../../../server/test/harness/codeHosts/github.ts';
import { startGitlab } from '../../../server/test/harness/codeHosts/gitlab.ts';
import { findPageProblems } from '../support/axe.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { OwnServer } from '../support/ownServer.ts';
import { waitForPage } from '../support/pages.ts';

const widths = [1440, 390];
const deployment = '/dashboard/continuous-integration';

interface Hosts {
  server: OwnServer;
  github: StandIn;
  gitlab: StandIn;
}

/** A server whose code hosts are stand-ins, without an app for Bitbucket. */
const test = base.extend<{ hosts: Hosts }>({
  hosts: async ({ context }, use) => {
    const [github, gitlab] = [await startGithub(), await startGitlab()];
    const server = await OwnServer.prepare();
    await server.start({
      ALLOW_PRIVATE_ADDRESSES: '1',
      GITHUB_URL: github.url,
      GITHUB_API_URL: github.url,
      GITHUB_CLIENT_ID: github.clientId,
      GITHUB_CLIENT_SECRET: github.clientSecret,
      GITLAB_URL: gitlab.url,
    });
    await use({ server, github, gitlab });
    // The last requests of an open page would fail.
    await Promise.all(context.pages().map((page) => page.close()));
    await server.remove();
    await Promise.all([github.close(), gitlab.close()]);
  },
});

async function signUp(page: Page, { address, operatorPath }: OwnServer) {
  await page.goto(`${address}${operatorPath}`);
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Ortega');
  await page.getByLabel('E-mail').fill('ines@quiet.example');
  await page.getByLabel('Password', { exact: true }).fill('granite-harbor-lantern');
  await page.getByRole('button', { name: 'Create account' }).click();
  await waitForPage(page, 'Home');
}

/** Answers the question of the code host, whose page a stand-in does not have. */
async function answerAtHost(page: Page, host: StandIn, answer: 'allow' | 'deny') {
  await page.route(
    (url) => url.href.startsWith(host.url),
    async (route) => {
      const location = host.authorize(route.request().url(), answer).href;
      await route.fulfill({ status: 302, headers: { location } });
    },
    { times: 1 },
  );
}

/** Cancels the dialog with a token that GitLab has not validated yet, and expects no request to remain. */
async function cancelValidation(page: Page, gitlab: StandIn) {
  const token = page.getByRole('dialog', { name: 'Connect GitLab with an access token' });
  let respond = () => {};
  const held = new Promise<undefined>((resolve) => {
    respond = () => resolve(undefined);
  });
  gitlab.intercept = () => held;
  await token.getByLabel('Access token', { exact: true }).fill('glpat-slow');
  const canceled = page.waitForEvent('requestfailed', (sent) =>
    sent.url().endsWith('/gitlab-token'),
  );
  await page.keyboard.press('Enter');
  await expect(token.getByText('Validating the token…').first()).toBeVisible();
  await token.getByRole('button', { name: 'Cancel' }).click();
  await canceled;
  await expect(token).toBeHidden();
  respond();
  gitlab.intercept = () => undefined;
}

/** Enters the URL of a repository on a connected code host, and selects it in the list instead. */
async function selectByUrl(page: Page, { address }: OwnServer) {
  const [session] = (await page.context().cookies()).filter(({ name }) => name === 'token');
  const added = await page.request.post(`${address}/api/v1/plugins`, {
    headers: { Authorization: `Bearer ${session?.value}` },
    data: { name: 'Tide Table', slug: 'tide-table', description: 'Shows the tides.' },
  });
  const { _id: id } = await added.json();
  await page.goto(`${address}/dashboard/plugins/${id}?connecting=repository`);
  const dialog = page.getByRole('dialog', { name: 'Connect repository' });
  await dialog.getByText('Another Git server').click();
  await dialog.getByLabel('Repository URL').fill('git@127.0.0.1:ada/tide-table.git');
  await expect(dialog.getByRole('status')).toContainText('on GitHub, which is connected');
  expect(await findPageProblems(page, widths)).toEqual([]);
  await dialog.getByRole('button', { name: 'Your repositories' }).click();
  const repository = dialog.getByRole('combobox', { name: 'Repository' });
  await expect(repository).toHaveValue('ada/tide-table');
  await expect(repository).toBeFocused();
}

test.use({ allowedErrors: /status of (400|503)|503 from/ });

test('connects code hosts by OAuth and by token, fetches repositories, and disconnects', async ({
  page,
  hosts: { server, github, gitlab },
}) => {
  github.add({ fullName: 'ada/tide-table' });
  gitlab.add({ fullName: 'ada/harbor' });
  gitlab.tokens.add('glpat-valid');
  await signUp(page, server);
  await page.getByRole('link', { name: 'Continuous deployment', exact: true }).click();
  await waitForPage(page, 'Continuous deployment');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('Bitbucket')).toContainText('has not set up this code host');

  await answerAtHost(page, github, 'deny');
  await card('GitHub').getByRole('button', { name: 'Connect GitHub' }).click();
  await expect(page.getByRole('alert')).toContainText('You did not authorize Pressdock');
  await expect(page).toHaveURL(`${server.address}${deployment}`);

  const completions: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/update-oauth-keys')) completions.push(sent.url());
  });
  await answerAtHost(page, github, 'allow');
  await card('GitHub').getByRole('button', { name: 'Connect GitHub' }).click();
  await expect(page.getByText('GitHub is connected as ada.')).toBeVisible();
  await expect(card('GitHub')).toContainText('Connected');
  await expect(page).toHaveURL(`${server.address}${deployment}`);
  expect(completions).toHaveLength(1);
  expect(await findPageProblems(page, widths)).toEqual([]);

  await card('GitLab').getByRole('button', { name: 'Use an access token' }).click();
  const token = page.getByRole('dialog', { name: 'Connect GitLab with an access token' });
  await expect(token.getByLabel('Access token', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(token.getByRole('alert')).toContainText('Enter a GitLab access token.');
  await token.getByLabel('Access token', { exact: true }).fill('glpat-wrong');
  await page.keyboard.press('Enter');
  await expect(token.getByText('Validating the token…').first()).toBeVisible();
  await expect(token.getByRole('alert')).toContainText('There was an error validating your token.');
  expect(await findPageProblems(page, widths)).toEqual([]);
  await cancelValidation(page, gitlab);
  await card('GitLab').getByRole('button', { name: 'Use an access token' }).click();
  await token.getByLabel('Access token', { exact: true }).fill('glpat-valid');
  await page.keyboard.press('Enter');
  const next = page.getByRole('dialog', { name: 'GitLab is connected' });
  await expect(next).toContainText('Pressdock is connected as ada.');

  gitlab.intercept = () => ({ status: 500, body: {} });
  await next.getByRole('button', { name: 'Fetch repositories' }).click();
  const fetching = page.getByRole('dialog', { name: 'Fetch repositories' });
  await expect(fetching.getByRole('listitem').filter({ hasText: 'GitHub' })).toContainText(
    '1 repository',
  );
  const retry = fetching.getByRole('button', { name: 'Try again: GitLab' });
  await expect(retry).toBeVisible();
  expect(await findPageProblems(page, widths)).toEqual([]);
  gitlab.intercept = () => undefined;
  await retry.click();
  await expect(fetching).toContainText('2 repositories are available.');
  await fetching.getByRole('button', { name: 'Close' }).click();
  await selectByUrl(page, server);
  await page.goto(`${server.address}${deployment}`);

  await card('GitHub').getByRole('button', { name: 'Disconnect GitHub' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disconnect GitHub?' });
  await expect(question).toContainText('No product is deployed from GitHub.');
  await question.getByRole('button', { name: 'Disconnect GitHub' }).click();
  await expect(card('GitHub')).toContainText('Not connected');
  await expect.poll(() => github.revoked.length).toBe(1);
  await card('GitLab').getByRole('button', { name: 'Disconnect GitLab' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect GitLab' }).click();
  await expect(card('GitLab')).toContainText('Not connected');
});
