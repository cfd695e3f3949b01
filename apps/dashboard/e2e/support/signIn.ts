import type { Locator, Page } from '@playwright/test';
import type { Person } from './accounts.ts';

/** Fills in and submits the sign-in page. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Confirms the password in the dialog that asks for it. */
export async function confirmPassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** Returns the dialog on top of a page whose session has ended. */
export function sessionEndedDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Please sign in again' });
}

/** Signs in again in the dialog. */
export async function signInAgain(page: Page, password: string): Promise<void> {
  await sessionEndedDialog(page).getByLabel('Password', { exact: true }).fill(password);
  await sessionEndedDialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
}
