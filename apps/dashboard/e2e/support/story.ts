import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Account, enter, openAccount } from './accounts.ts';

interface Stories {
  /** What the browser may complain about in this story; nothing at all unless the story is about a failure. */
  forgiven: RegExp;
  /** Fails the story on any error of a page, console error, policy violation or failing server. */
  calm: undefined;
  /** An account of this story's own, which the browser is signed in to. */
  account: Account;
}

/** Collects what a browser complains about, in every page of it. */
async function listen(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  await context.exposeBinding('tellOfViolation', (_source, text: string) => {
    complaints.push(`Content security policy: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellOfViolation } = window as unknown as { tellOfViolation: (text: string) => void };
      tellOfViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
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

/** The test of every story: in a browser that must stay calm, with an account when it asks for one. */
export const test = base.extend<Stories>({
  forgiven: [/(?!)/, { option: true }],
  calm: [
    async ({ context, forgiven }, use) => {
      const complaints = await listen(context);
      await use(undefined);
      const unforgiven = complaints.filter((text) => !forgiven.test(text));
      expect(unforgiven, 'what the browser complained about').toEqual([]);
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
