import assert from 'node:assert/strict';
import { withBrowser } from '../bench/browser.mjs';

/** Opens a page and hands it over; whatever it says on the console fails the visit. */
export async function visit(address, work) {
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(10_000);
    const said = [];
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => said.push(error.stack));
    await page.goto(address, { waitUntil: 'networkidle' });
    try {
      await work(page);
    } catch (error) {
      error.message += `\nThe console said:\n${said.join('\n')}`;
      throw error;
    }
    assert.deepEqual(said, [], 'The console says nothing.');
  });
}

/** Reads a letter that wants to do harm, answers it in the editor, and finds what the tokens say. */
async function useLetters(page) {
  const letter = page.getByRole('region', { name: 'Letter' });
  await letter.locator('strong', { hasText: 'noon' }).waitFor();
  assert.equal(await letter.locator('img, script, [href^="javascript"]').count(), 0);
  assert.equal(await page.title(), 'Consumer', 'A letter runs nothing.');
  await page.getByRole('textbox', { name: 'Answer' }).click();
  await page.keyboard.type('At one');
  await page.getByText('Answered <p>At one</p>').waitFor();
  await page.getByText('Too weak: text.subtle').waitFor();
  await page.getByText('Gaps: 16 16 16').waitFor();
}

/** Uses the small app: refs, a press, a dialog from its opening to its end, two forms, letters. */
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
  await page.locator('[role="alert"]:focus', { hasText: 'The harbour is closed.' }).waitFor();
  await page.getByRole('img', { name: 'Arrivals' }).waitFor();
  await useLetters(page);
  const background = await page
    .getByRole('button', { name: 'Count' })
    .evaluate((button) => getComputedStyle(button).borderRadius);
  assert.notEqual(background, '0px', 'The styles are there.');
}

/** Uses the page that a server component rendered, once the browser has woken it up. */
export async function useServerPage(page) {
  await page.getByRole('table', { name: 'Ships' }).getByText('Borealis').waitFor();
  await page.locator('strong', { hasText: 'noon' }).waitFor();
  const field = page.getByRole('textbox', { name: 'Ship' });
  await field.fill('Cygnus');
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.getByText('Announced 1 Cygnus').waitFor();
  assert.equal(await field.evaluate((element) => element === document.activeElement), true);
}
