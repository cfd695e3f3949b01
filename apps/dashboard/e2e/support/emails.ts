import { type APIRequestContext, expect } from '@playwright/test';

/** Returns the e-mails to an address, newest first, as the demo's e-mail page lists them. */
async function emailsTo(request: APIRequestContext, to: string): Promise<string[]> {
  const list = await (await request.get('/demo/mail')).text();
  return list
    .split('<tr>')
    .filter((row) => row.includes(`<td>${to}</td>`))
    .flatMap((row) => row.match(/\/demo\/mail\/[\w-]+/)?.[0] ?? []);
}

/**
 * Returns the path of the link in the newest e-mail to an address that contains one; `begin` is how
 * the path begins.
 */
export async function linkInEmail(
  request: APIRequestContext,
  to: string,
  begin: string,
): Promise<string> {
  const link = new RegExp(`${begin}[\\w-]+`);
  let path: string | undefined;
  await expect(async () => {
    for (const email of await emailsTo(request, to)) {
      path = (await (await request.get(`${email}/html`)).text()).match(link)?.[0];
      if (path !== undefined) return;
    }
    throw new Error(`No e-mail to ${to} has a link ${begin}`);
  }).toPass();
  return path ?? '';
}
