import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, newPerson, openAccount, storeSession } from '../support/accounts.ts';
import { findProblems } from '../support/axe.ts';
import { findEmailLink } from '../support/emails.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInAsOperator, updateAccount } from '../support/operator.ts';
import { waitForPage } from '../support/pages.ts';

type Open = (page: Page) => Promise<void>;

const teamScreens: Record<string, Open> = {
  team: async (page) => {
    await page.goto('/dashboard/team-management');
    await expect(page.getByText('Your team is full.')).toBeVisible();
  },
  'revoking an invitation': async (page) => {
    await page
      .getByRole('button', { name: /^Actions for the invitation/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'adding a member': async (page) => {
    await page.getByRole('button', { name: 'Revoke invitation' }).click();
    await page.getByRole('button', { name: 'Add member' }).click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
  },
  'audit log': async (page) => {
    await page.goto('/dashboard/audit-log');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
};

const operatorScreens: Record<string, Open> = {
  accounts: async (page) => {
    await page.goto('/dashboard/admin/accounts');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
  account: async (page) => {
    await page.getByRole('row').getByRole('link', { name: 'Mira Rask' }).first().click();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  },
};

const joinScreens = (link: string): Record<string, Open> => ({
  invitation: async (page) => {
    await page.goto(link);
    await waitForPage(page, 'Mira Rask invited you');
  },
  'signing in to join': async (page) => {
    await page.getByRole('button', { name: 'Join team' }).click();
    await expect(
      page.getByText('with the e-mail address your invitation was sent to'),
    ).toBeVisible();
  },
  'no invitation': async (page) => {
    await page.goto('/join-team/nowhere');
    await expect(page.getByText('This invitation no longer works')).toBeVisible();
  },
  "the operator's first account": async (page) => {
    await page.goto('/create-operator/wrong');
    await waitForPage(page, 'Create the operator account');
  },
});

const memberScreens: Record<string, Open> = {
  answering: async (page) => {
    await page.goto('/dashboard/join-team');
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  },
  'working in another account': async (page) => {
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('You are working in the account of')).toBeVisible();
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Leave team' })).toBeVisible();
  },
};

async function prepareTeam(request: APIRequestContext, owner: Account, guest: Account) {
  await updateAccount(request, owner, { selectedPlan: 'pressdock-agency-2020' });
  const headers = { Authorization: `Bearer ${owner.token}` };
  for (const { email } of [guest.person, newPerson(), newPerson()]) {
    await request.post('/api/v1/users/children', { headers, data: { email } });
  }
  return findEmailLink(request, guest.person.email, '/join-team/');
}

test.describe('the screens of teams and of the operator', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('have no accessibility problems, wide and narrow, in every theme', async ({
    page,
    account,
    request,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const guest = await openAccount(request);
    const link = await prepareTeam(request, account, guest);
    await page.addInitScript(() => localStorage.setItem('pressdock-theme', 'light'));
    const found: Record<string, string[]> = {};
    const check = async (screens: Record<string, Open>) => {
      Object.assign(found, await findProblems(page, screens));
    };
    await check(teamScreens);
    await storeSession(page, await signInAsOperator(request), baseURL ?? '');
    await check(operatorScreens);
    await page.context().clearCookies();
    await check(joinScreens(link));
    await storeSession(page, guest, baseURL ?? '');
    await check(memberScreens);
    expect(found).toEqual({});
  });
});
