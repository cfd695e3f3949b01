import { newPerson, openAccount } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

test('redirects an unknown path to the sign-in page', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page).toHaveURL(/\/login$/);
  await waitForPage(page, 'Sign in');
});

test('redirects a signed-in person from the sign-in page to the dashboard', async ({
  page,
  account,
}) => {
  expect(account.token).not.toBe('');
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('asks to sign in before opening a dashboard path, then opens it', async ({
  page,
  request,
}) => {
  const account = await openAccount(request);
  const id = await account.addProduct('theme', { name: 'Harbor Light', slug: 'harbor-light' });
  await page.goto(`/dashboard/themes/${id}?pages=all`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('E-mail').fill(account.person.email);
  await page.getByLabel('Password', { exact: true }).fill(account.person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await waitForPage(page, 'Harbor Light');
  await expect(page).toHaveURL(new RegExp(`/dashboard/themes/${id}\\?pages=all$`));
});

test('opens the page of a pressed entry even if an entry above it appears during the press', async ({
  page,
  account,
}) => {
  expect(account.token).not.toBe('');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v2/public/feature-flags/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard');
  await waitForPage(page, 'Home');
  await page.getByRole('link', { name: 'Audit log', exact: true }).hover();
  await page.mouse.down();
  const arrived = page.waitForResponse('**/api/v2/public/feature-flags/*');
  release();
  await (await arrived).finished();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.mouse.up();
  await waitForPage(page, 'Audit log');
  await expect(page.getByRole('link', { name: 'Feature flags', exact: true })).toBeVisible();
});

test.describe('when the connection fails for a moment', () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test('opens a page although its declaration failed to load ahead of time', async ({
    page,
    account,
  }) => {
    expect(account.token).not.toBe('');
    const declarations = /\/assets\/features-.*\.js$/;
    await page.route(declarations, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed', (request) =>
      declarations.test(request.url()),
    );
    await page.goto('/dashboard');
    await waitForPage(page, 'Home');
    await page.getByRole('link', { name: 'Audit log', exact: true }).hover();
    await failed;
    await page.getByRole('link', { name: 'Audit log', exact: true }).click();
    await waitForPage(page, 'Audit log');
  });
});

test('signing out deletes the session in the browser and on the server', async ({
  page,
  account,
  request,
}) => {
  await page.goto('/dashboard');
  await page.goto('/logout');
  await waitForPage(page, 'Sign in');
  expect(await page.context().cookies()).toEqual([]);
  const headers = { Authorization: `Bearer ${account.token}` };
  await expect
    .poll(async () => (await request.get('/api/v1/users/me/', { headers })).status())
    .toBe(401);
});

test.describe('with a wrong password', () => {
  test.use({ allowedErrors: /status of 401/ });

  test('shows one message and keeps the e-mail address', async ({ page }) => {
    const stranger = newPerson();
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(stranger.email);
    await page.getByLabel('Password', { exact: true }).fill(stranger.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Invalid username or password.  Please try again.');
    await expect(page.getByLabel('E-mail')).toHaveValue(stranger.email);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test.describe('with a session that has expired', () => {
  test.use({ allowedErrors: /status of 401/ });

  test('signs in and returns after the next response', async ({ page, account, request }) => {
    const headers = { Authorization: `Bearer ${account.token}` };
    expect((await request.delete('/api/v1/auth', { headers })).status()).toBe(204);
    await page.goto('/dashboard/themes');
    await waitForPage(page, 'Sign in');
    await expect(page).toHaveURL(/next=%2Fdashboard%2Fthemes/);
    expect(await page.context().cookies()).toEqual([]);
  });
});
