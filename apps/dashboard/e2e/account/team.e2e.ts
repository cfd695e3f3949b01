import type { APIRequestContext, Page } from '@playwright/test';
import {
  type Account,
  newPerson,
  openAccount,
  type Person,
  storeSession,
} from '../support/accounts.ts';
import { findEmailLink } from '../support/emails.ts';
import { expect, test } from '../support/fixtures.ts';
import { updateAccount } from '../support/operator.ts';
import { waitForPage } from '../support/pages.ts';

const AGENCY = { selectedPlan: 'pressdock-agency-2020' };
const SOLO = { selectedPlan: 'pressdock-solo-2020' };
const bearer = ({ token }: Account) => ({ headers: { Authorization: `Bearer ${token}` } });

async function invite(request: APIRequestContext, owner: Account, email: string): Promise<string> {
  const data = { email };
  const response = await request.post('/api/v1/users/children', { ...bearer(owner), data });
  expect(response.status(), await response.text()).toBe(201);
  return findEmailLink(request, email, '/join-team/');
}

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test.describe('on the agency plan', () => {
  test.use({ allowedErrors: /status of (401|403)/ });

  test('a new person is invited, joins, works in the account, and loses access when removed', async ({
    page,
    account,
    request,
  }) => {
    await updateAccount(request, account, AGENCY);
    await account.addProduct('plugin', { name: 'Quiet Checkout', slug: 'quiet-checkout' });
    const guest = newPerson();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await waitForPage(page, 'Team');
    await page.getByRole('button', { name: 'Add member' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add member' });
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByText('"Email" is a required field.').first()).toBeVisible();
    await dialog.getByLabel('Email').fill(guest.email);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog).toBeHidden();
    const pending = page.getByRole('table', { name: 'Pending invitations' });
    await expect(pending.getByRole('row').filter({ hasText: guest.email })).toBeVisible();
    await expect(page.getByText('1 of 3 members and pending invitations')).toBeVisible();
    const first = await findEmailLink(request, guest.email, '/join-team/');
    await pending.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Resend' }).click();
    await expect(page.getByText(`Invitation sent to ${guest.email} again`)).toBeVisible();

    const newest = () => findEmailLink(request, guest.email, '/join-team/');
    await expect.poll(newest).not.toBe(first);

    // The owner is still signed in in the browser that opens the link.
    await page.goto(await newest());
    await waitForPage(page, 'Mira Rask invited you');
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
    await expect(page.getByRole('definition').filter({ hasText: '@quiet.example' })).not.toHaveText(
      guest.email,
    );
    await page.getByRole('button', { name: 'Join team' }).click();
    await waitForPage(page, 'Sign in');
    await expect(
      page.getByText('with the e-mail address your invitation was sent to'),
    ).toBeVisible();
    const [session] = await page.context().cookies();
    expect(session).toMatchObject({ name: 'invitation', sameSite: 'Strict' });
    await page.getByRole('link', { name: 'Create one' }).click();
    await page.getByLabel('First name').fill('Jana');
    await page.getByLabel('Last name').fill('Holm');
    await page.getByLabel('E-mail').fill(guest.email);
    await page.getByLabel('Password', { exact: true }).fill(guest.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await waitForPage(page, 'Invitation');
    await expect(page.getByRole('heading', { name: 'Join the team of Mira Rask?' })).toBeVisible();
    await page.getByRole('button', { name: 'Accept' }).click();
    await waitForPage(page, 'Home');
    await expect(
      page.getByText(`You are working in the account of ${account.person.email}`),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Quiet Checkout', exact: true }).click();
    await waitForPage(page, 'Quiet Checkout');
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['token']);

    await page.goto('/dashboard/api-keys');
    await expect(page.getByText('This page is for the owner of the account')).toBeVisible();

    const owner = await request.post('/api/v1/auth', { data: account.person });
    const headers = { Authorization: `Bearer ${await owner.text()}` };
    const [member] = await (await request.get('/api/v1/users/children', { headers })).json();
    expect(member).toMatchObject({ email: guest.email, firstName: 'Jana' });
    await request.delete(`/api/v1/users/children/${member._id}`, { headers });
    await page.getByRole('link', { name: 'Audit log', exact: true }).click();
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    await again.getByLabel('Password', { exact: true }).fill(guest.password);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(again).toHaveCount(0);
    await waitForPage(page, 'Audit log');
    await expect(page.getByText('You are working in the account of')).toHaveCount(0);
    await page.goto('/dashboard/plugins');
    await expect(page.getByText('No plugins yet')).toBeVisible();
  });
});

test.describe('with invitations that do not work', () => {
  test.use({ allowedErrors: /status of (401|403|404)/ });

  test('an invitation works once and for one address, and a full team is reported', async ({
    page,
    account,
    request,
    baseURL,
  }) => {
    await updateAccount(request, account, AGENCY);
    const guest = await openAccount(request);
    await updateAccount(request, guest, SOLO);
    const other = await openAccount(request);
    const revokedLink = await invite(request, account, newPerson().email);
    const link = await invite(request, account, guest.person.email);
    await invite(request, account, newPerson().email);

    await page.goto('/dashboard/team-management');
    await expect(page.getByText('3 of 3 members and pending invitations')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add member' })).toBeDisabled();
    await expect(page.getByText('Your team is full.')).toBeVisible();
    await page
      .getByRole('button', { name: /^Actions for the invitation/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: 'Revoke invitation' }).click();
    await expect(page.getByText('2 of 3 members and pending invitations')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add member' })).toBeEnabled();
    await page.goto(revokedLink);
    await expect(page.getByText('This invitation no longer works')).toBeVisible();

    await storeSession(page, other, baseURL ?? '');
    await page.goto(link);
    await page.getByRole('button', { name: 'Join team' }).click();
    await signIn(page, other.person);
    await waitForPage(page, 'Invitation');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'This invitation was sent to another e-mail address.',
    );
    await page.getByRole('link', { name: 'Sign in as someone else' }).click();
    await waitForPage(page, 'Sign in');
    await signIn(page, guest.person);
    await waitForPage(page, 'Invitation');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(
      page.getByText(`You are working in the account of ${account.person.email}`),
    ).toBeVisible();

    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await page.getByRole('button', { name: 'Leave team' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave team' }).click();
    await expect(page.getByText('You are working in the account of')).toHaveCount(0);
    await page.goto(link);
    await expect(page.getByText('This invitation no longer works')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, guest.person);
    await waitForPage(page, 'Home');
    await page.goto('/dashboard/team-management');
    await expect(page.getByText('Teams are part of the Agency and Unlimited plans')).toBeVisible();
  });
});
