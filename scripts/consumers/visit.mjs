import assert from 'node:assert/strict';
import { withBrowser } from '../bench/browser.mjs';

/** Opens a page and runs the work with it; any console output fails. */
export async function visit(address, work) {
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(10_000);
    const output = [];
    page.on('console', (message) => output.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => output.push(error.stack));
    await page.goto(address, { waitUntil: 'networkidle' });
    try {
      await work(page);
    } catch (error) {
      error.message += `\nConsole output:\n${output.join('\n')}`;
      throw error;
    }
    assert.deepEqual(output, [], 'The console must stay empty.');
  });
}

/** Reads a malicious message, replies in the editor, and checks the values of tokens. */
async function useMessages(page) {
  const message = page.getByRole('region', { name: 'Message' });
  await message.locator('strong', { hasText: 'noon' }).waitFor();
  assert.equal(await message.locator('img, script, [href^="javascript"]').count(), 0);
  assert.equal(await page.title(), 'Consumer', 'A message runs no script.');
  await page.getByRole('textbox', { name: 'Reply' }).click();
  await page.keyboard.type('At one');
  await page.getByText('Replied <p>At one</p>').waitFor();
  await page.getByText('Too weak: text.subtle').waitFor();
  await page.getByText('Gaps: 16 16 16').waitFor();
}

/** Uses the sample app: refs, a press, a dialog, two forms, flags, messages. */
export async function useApp(page) {
  await page.getByText('Refs: BUTTON INPUT TABLE').waitFor();
  await page.getByRole('button', { name: 'Count' }).click();
  await page.getByText('Pressed 1').waitFor();
  await page.getByRole('button', { name: 'Add a ship' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a ship' });
  await dialog.getByText('in order').waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Name' }).fill('Aurora');
  await page.getByRole('button', { name: /Berth/ }).click();
  await page.getByRole('option', { name: 'South' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Sent Aurora South').waitFor();
  await page.getByRole('button', { name: 'Moor' }).click();
  await page.locator('[role="alert"]:focus', { hasText: 'The harbor is closed.' }).waitFor();
  await page.getByRole('img', { name: 'Arrivals' }).waitFor();
  // The default and the fallback of the last two end with the response.
  await page.getByText('Flags: on off off').waitFor();
  await useMessages(page);
  const background = await page
    .getByRole('button', { name: 'Count' })
    .evaluate((button) => getComputedStyle(button).borderRadius);
  assert.notEqual(background, '0px', 'The styles must be loaded.');
}

/** Uses the page of server components after hydration. */
export async function useServerPage(page) {
  await page.getByRole('table', { name: 'Ships' }).getByText('Borealis').waitFor();
  await page.locator('strong', { hasText: 'noon' }).waitFor();
  const field = page.getByRole('textbox', { name: 'Ship' });
  await field.fill('Cygnus');
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.getByText('Announced 1 Cygnus').waitFor();
  assert.equal(await field.evaluate((element) => element === document.activeElement), true);
}
