import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Account, openAccount, storeSession } from './accounts.ts';

interface Fixtures {
  /** Browser errors that this test expects; empty unless it is about a failure. */
  allowedErrors: RegExp;
  /** Fails the test on page errors, console errors, policy violations and server errors. */
  failOnErrors: undefined;
  /** An account of its own for this test, signed in in the browser. */
  account: Account;
}

/** Records the errors of every page in a list that keeps growing. */
async function collectErrors(context: BrowserContext): Promise<string[]> {
  const errors: string[] = [];
  await context.exposeBinding('reportViolation', (_source, text: string) => {
    errors.push(`Content security policy: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const watch = (page: Page) => {
    page.on('pageerror', (error) => errors.push(`Uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`Console: ${message.text()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 500) errors.push(`${response.status()} from ${response.url()}`);
    });
  };
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  return errors;
}

/** The base of every test: fails on browser errors and provides an account on demand. */
export const test = base.extend<Fixtures>({
  allowedErrors: [/(?!)/, { option: true }],
  failOnErrors: [
    async ({ context, allowedErrors }, use) => {
      const errors = await collectErrors(context);
      await use(undefined);
      const unexpected = errors.filter((text) => !allowedErrors.test(text));
      expect(unexpected, 'browser errors').toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ page, request, baseURL }, use) => {
    const account = await openAccount(request);
    await storeSession(page, account, baseURL ?? '');
    await use(account);
  },
});

export { expect } from '@playwright/test';
