import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { updateAccount } from '../support/operator.ts';
import { waitForPage } from '../support/pages.ts';

const list = '/dashboard/feature-flags';
const tooManyUsers = 12_000;

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/**
 * Counts more active users than the real ones, against the limit of the account's real plan. The
 * response right after a change of the plan still has the earlier limit.
 * @returns the times of the requests
 */
async function reportManyUsers(page: Page): Promise<number[]> {
  const times: number[] = [];
  let before: object | undefined;
  await page.route('**/feature-flags/over-active-user-limit', async (route) => {
    const response = await route.fetch();
    const { limit } = await response.json();
    const counted = { count: tooManyUsers, limit, isOver: limit !== null && limit < tooManyUsers };
    times.push(Date.now());
    before ??= counted;
    await route.fulfill({ json: times.length <= 2 ? before : counted });
  });
  return times;
}

test('warns about too many active users until the plan includes them', async ({
  page,
  account,
  request,
}) => {
  const product = await account.addFlagProduct('Gray Heron');
  await updateAccount(request, account, { selectedPlan: 'pressdock-solo-2020' });
  await page.clock.install();
  const times = await reportManyUsers(page);
  await page.goto(list);
  const warning = page.getByText(/12,000 users requested your flags\. Your plan includes 10,000\./);
  await expect(warning).toBeVisible();
  await page.getByRole('link', { name: 'Gray Heron' }).click();
  await waitForPage(page, 'Gray Heron');
  await expect(page).toHaveURL(`${list}/${product}`);
  await expect(warning).toBeVisible();
  expect(times).toHaveLength(1);

  await updateAccount(request, account, { selectedPlan: 'pressdock-agency-2020' });
  // The data is old enough to be read again when the person returns to the page.
  await page.clock.fastForward(60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => times.length).toBe(2);
  await expect(page.getByText('Agency', { exact: true }).first()).toBeVisible();
  await expect(warning).toBeVisible();
  await expect(warning).toHaveCount(0);
  expect(times).toHaveLength(3);
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThan(1800);
});

test('the wizard leads to the conditions of a group, which sites then meet', async ({
  page,
  account,
  request,
}) => {
  const product = await account.addFlagProduct('Gray Heron');
  await page.goto(`${list}?adding=flag`);
  const wizard = page.getByRole('dialog', { name: 'Set up a feature flag' });
  const next = wizard.getByRole('button', { name: 'Next' });
  await wizard.getByRole('combobox', { name: 'Product' }).fill('Gray Heron');
  await page.keyboard.press('Tab');
  await next.click();
  await wizard.getByLabel('Flag name').fill('Block themes');
  await next.click();
  await wizard.getByText('Group', { exact: true }).click();
  await wizard.getByRole('button', { name: 'Create flag' }).click();
  await wizard.getByRole('button', { name: 'Add conditions' }).click();
  await waitForPage(page, 'Block themes');
  await expect(page.getByRole('radio', { name: 'Group' })).toBeChecked();

  const condition = page.getByRole('group', { name: 'Condition 1' });
  await condition.getByLabel('Value').fill('6.4');
  await page.getByRole('button', { name: 'Save flag' }).click();
  await expect(page.getByText('Your changes have been saved.')).toBeVisible();
  await expect(page.getByText('WordPress ≥ 6.4').first()).toBeVisible();
  await page.reload();
  await expect(condition.getByLabel('Value')).toHaveValue('6.4');

  const isActiveFor = async (wordpress: string) => {
    const params = { identifier: 'ada@harbor.org', wordpress };
    const response = await request.get(`/api/v2/public/feature-flags/${product}`, { params });
    return response.json();
  };
  // The cache of evaluations refreshes within 2 s.
  await expect.poll(() => isActiveFor('6.5')).toEqual([{ flag: 'BLOCK_THEMES', active: true }]);
  expect(await isActiveFor('6.3')).toEqual([{ flag: 'BLOCK_THEMES', active: false }]);
});

test('adds a product and a flag, and changes and deletes the flag by keyboard alone', async ({
  page,
  account,
}) => {
  await account.addFlagProduct('Osprey');
  const { keyboard } = page;
  await page.goto('/dashboard/feature-flags');
  await tabTo(page, page.getByRole('button', { name: 'Add product' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add product' }).getByLabel('Name')).toBeFocused();
  await keyboard.type('Gray Heron');
  await keyboard.press('Enter');
  await waitForPage(page, 'Gray Heron');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Add flag' }).last());
  await keyboard.press('Enter');
  await waitForPage(page, 'Add feature flag');
  await tabTo(page, page.getByLabel('Name'));
  await keyboard.type('New checkout');
  await tabTo(page, page.getByRole('radio', { name: 'Individual people' }));
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel('Percentage', { exact: true }).last());
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('25');
  await keyboard.press('Enter');
  await waitForPage(page, 'Gray Heron');
  const toggle = page.getByRole('switch', { name: 'New checkout' });
  await tabTo(page, toggle);
  await keyboard.press('Space');
  await expect(toggle).toBeChecked();
  await expect(toggle).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await keyboard.press('Enter');
  await expect(toggle).not.toBeChecked();

  await tabTo(page, page.getByRole('link', { name: 'New checkout' }));
  await keyboard.press('Enter');
  await waitForPage(page, 'New checkout');
  await tabTo(page, page.getByLabel('Percentage', { exact: true }).last());
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('30');
  await keyboard.press('Enter');
  await expect(page.getByText('Your changes have been saved.')).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, 'New checkout')).toContainText('30 % of identifiers');

  await tabTo(page, page.getByRole('button', { name: 'Actions for New checkout' }));
  await keyboard.press('Enter');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=schedule$/);
  await tabTo(page, page.getByRole('button', { name: 'Schedule changes' }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Schedule changes' });
  await expect(dialog.getByRole('list', { name: 'Preview' }).getByRole('listitem')).toHaveCount(4);
  await tabTo(page, dialog.getByLabel('Percentages'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('50, 100');
  await keyboard.press('Enter');
  await expect(page.getByText('Turn on for 50 %')).toBeVisible();
  await expect(page.getByText('Set to 100 %')).toBeVisible();
  const pause = page.getByRole('button', { name: 'Pause' });
  await tabTo(page, pause);
  await keyboard.press('Enter');
  await expect(page.getByText('The schedule is paused')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();

  await page.goBack();
  await waitForPage(page, 'Gray Heron');
  await expect(rowOf(page, 'New checkout')).toContainText('Scheduled');
  await tabTo(page, page.getByRole('button', { name: 'Actions for New checkout' }));
  await keyboard.press('Enter');
  await keyboard.press('End');
  await keyboard.press('Enter');
  const asking = page.getByRole('alertdialog', { name: 'Delete New checkout?' });
  await tabTo(page, asking.getByRole('button', { name: 'Delete flag' }));
  await keyboard.press('Enter');
  await expect(page.getByText('No flags yet')).toBeVisible();
});
