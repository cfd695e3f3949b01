import type { ProductKind } from '@pressdock/api';
import { expect, test } from '../support/fixtures.ts';
import { waitForPage } from '../support/pages.ts';

const kinds: readonly ProductKind[] = ['plugin', 'theme'];

for (const kind of kinds) {
  test.describe(`the form of a ${kind}`, () => {
    test('shows what is missing in the exact sentences of the specification', async ({
      page,
      account,
    }) => {
      expect(account.token).not.toBe('');
      await page.goto(`/dashboard/${kind}s/add`);
      await page.getByRole('button', { name: `Add ${kind}` }).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Name, slug, and description fields are required.');
      await expect(alert).toBeFocused();
      await page.getByLabel('Slug').fill('Not A Slug');
      await page.getByRole('button', { name: `Add ${kind}` }).click();
      await expect(alert).toContainText('Name is a required field.');
      await expect(alert).toContainText(
        'A slug may only contain lowercase letter, numbers, and hyphens (/[a-z0-9-]/)',
      );
      await expect(alert).toContainText('Description is a required field.');
    });

    test('asks before unsaved changes are lost by a link or the back button', async ({
      page,
      account,
    }) => {
      const id = await account.addProduct(kind, { name: 'Ledger Notes', slug: 'ledger-notes' });
      await page.goto(`/dashboard/${kind}s/${id}`);
      await page.getByRole('link', { name: `Edit ${kind}` }).click();
      await waitForPage(page, `Edit ${kind}`);
      await page.getByLabel('Name', { exact: true }).fill('Ledger Notes Two');

      await page.getByRole('link', { name: 'Home' }).first().click();
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Stay' }).click();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ledger Notes Two');

      await page.evaluate(() => history.back());
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Leave without saving' }).click();
      await waitForPage(page, 'Ledger Notes');
      expect((await account.readProduct(kind, id)).name).toBe('Ledger Notes');
    });

    test('asks nothing after a save and preserves the fields it does not show', async ({
      page,
      account,
    }) => {
      const id = await account.addProduct(kind, { name: 'Ledger Notes', slug: 'ledger-notes' });
      const hidden = {
        repository: 'harbor/ledger-notes',
        branch: 'main',
        gumroad: true,
        gumroad_product_id: 'tide==',
        webhook_urls: ['https://hook.example/x'],
      };
      await account.updateProduct(kind, id, hidden);
      await page.goto(`/dashboard/${kind}s/edit/${id}`);
      await page.getByRole('textbox', { name: 'Description' }).fill('Writes everything down.');
      await page.getByRole('button', { name: `Save ${kind}` }).click();
      await waitForPage(page, 'Ledger Notes');
      await expect(page).toHaveURL(new RegExp(`/dashboard/${kind}s/${id}$`));
      expect(await account.readProduct(kind, id)).toMatchObject({
        description: '<p>Writes everything down.</p>',
        ...hidden,
      });
    });
  });
}

test.describe('two tabs that edit the same plugin', () => {
  test.use({ allowedErrors: /status of 409/ });

  test('lose nothing: the later save is reported, and the person decides', async ({
    page,
    context,
    account,
  }) => {
    const id = await account.addProduct('plugin', { name: 'Ledger Notes', slug: 'ledger-notes' });
    const url = `/dashboard/plugins/edit/${id}`;
    const other = await context.newPage();
    await page.goto(url);
    await other.goto(url);
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Ledger Notes');

    await page.getByRole('textbox', { name: 'Description' }).fill('Said in the first tab.');
    await page.getByRole('button', { name: 'Save plugin' }).click();
    await waitForPage(page, 'Ledger Notes');

    await other.getByLabel('Name', { exact: true }).fill('Ledger Notes Pro');
    await other.getByRole('button', { name: 'Save plugin' }).click();
    await expect(other.getByText('This plugin was changed elsewhere')).toBeVisible();
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Ledger Notes Pro');
    expect(await account.readProduct('plugin', id)).toMatchObject({ name: 'Ledger Notes' });

    await other.getByRole('button', { name: 'Save my changes anyway' }).click();
    await waitForPage(other, 'Ledger Notes Pro');
    expect(await account.readProduct('plugin', id)).toMatchObject({
      name: 'Ledger Notes Pro',
      description: '<p>Said in the first tab.</p>',
    });
  });

  test('can load what the other tab saved', async ({ page, context, account }) => {
    const id = await account.addProduct('plugin', { name: 'Ledger Notes', slug: 'ledger-notes' });
    await page.goto(`/dashboard/plugins/edit/${id}`);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ledger Notes');
    await account.updateProduct('plugin', id, { name: 'Ledger Notes Elsewhere' });
    await page.getByLabel('Name', { exact: true }).fill('Ledger Notes Here');
    await page.getByRole('button', { name: 'Save plugin' }).click();
    await page.getByRole('button', { name: 'Discard my changes' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ledger Notes Elsewhere');
    await expect(page.getByText('This plugin was changed elsewhere')).toBeHidden();
    expect(context.pages()).toHaveLength(1);
  });
});

test.describe('a slug that another plugin has', () => {
  test.use({ allowedErrors: /status of 409/ });

  test('is refused at its field without losing changes', async ({ page, account }) => {
    await account.addProduct('plugin', { name: 'Ledger Notes', slug: 'ledger-notes' });
    await page.goto('/dashboard/plugins/add');
    await page.getByLabel('Name', { exact: true }).fill('Ledger Notes');
    await page.getByRole('textbox', { name: 'Description' }).fill('Another one.');
    await page.getByRole('button', { name: 'Add plugin' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Another product in your account already uses this slug.',
    );
    await expect(page.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveText('Another one.');
  });
});
