import { findProblems } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

test('pages about flags are accessible in every theme, wide and narrow', async ({
  page,
  account,
  request,
}) => {
  const product = await account.addFlagProduct('Gray Heron');
  const beta = await account.addFlag(product, { identifier: 'BETA' });
  await account.addFlag(product, { identifier: `LONG_${'IDENTIFIER_'.repeat(8)}` });
  const params = { identifier: 'ada@harbor.org' };
  const response = await request.get(`/api/v2/public/feature-flags/${product}`, { params });
  expect(response.ok()).toBe(true);
  const list = `/dashboard/feature-flags/${product}`;
  const edit = `${list}/edit/${beta}`;
  const open = (url: string, text: string) => async () => {
    await page.goto(url);
    await expect(page.getByText(text).first()).toBeVisible();
  };
  const problems = await findProblems(page, {
    list: open(list, 'LONG_IDENTIFIER'),
    add: async () => {
      await open(`${list}/add`, 'Audience')();
      await page.getByText('Group', { exact: true }).click();
    },
    people: async () => {
      await page.getByText('Individual people', { exact: true }).click();
      await page.getByRole('button', { name: 'Select people' }).click();
      await page.getByRole('searchbox').last().fill('ada');
      await expect(page.getByRole('checkbox', { name: 'ada@harbor.org' })).toBeVisible();
    },
    settings: open(edit, 'Audience'),
    history: open(`${edit}?tab=history`, 'Current state'),
    reach: open(`${edit}?tab=reach`, '90 % reached'),
    schedule: async () => {
      await open(`${edit}?tab=schedule`, 'Nothing scheduled')();
      await page.getByRole('button', { name: 'Schedule changes' }).click();
      await expect(page.getByRole('list', { name: 'Preview' })).toBeVisible();
    },
    explain: open(`${list}/explain?identifier=ada%40harbor.org`, 'The flag is off.'),
  });
  expect(problems).toEqual({});
});
