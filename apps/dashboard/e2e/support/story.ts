import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Account, enter, openAccount } from './accounts.ts';

interface Stories {
  /** Browser complaints that this test expects; empty unless it is about a failure. */
  forgiven: RegExp;
  /** Fails the test on page errors, console errors, policy violations and server errors. */
  calm: undefined;
  /** An account of its own for this test, signed in in the browser. */
  account: Account;
}

/** Collects what a browser complains about on every page. */
async function listen(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  await context.exposeBinding('reportViolation', (_source, text: string) => {
    complaints.push(`Content security policy: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const watch = (page: Page) => {
    page.on('pageerror', (error) => complaints.push(`Uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`Console: ${message.text()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 500) complaints.push(`${response.status()} from ${response.url()}`);
    });
  };
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  return complaints;
}

/** The base of every test: fails on browser complaints and provides an account on demand. */
export const test = base.extend<Stories>({
  forgiven: [/(?!)/, { option: true }],
  calm: [
    async ({ context, forgiven }, use) => {
      const complaints = await listen(context);
      await use(undefined);
      const unforgiven = complaints.filter((text) => !forgiven.test(text));
      expect(unforgiven, 'browser complaints').toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ page, request, baseURL }, use) => {
    const account = await openAccount(request);
    await enter(page, account, baseURL ?? '');
    await use(account);
  },
});

export { expect } from '@playwright/test';
