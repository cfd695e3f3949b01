import { type APIRequestContext, expect } from '@playwright/test';

/** Returns the e-mails to an address, newest first, as the demo's e-mail page lists them. */
async function listEmails(request: APIRequestContext, to: string): Promise<string[]> {
  const list = await (await request.get('/demo/mail')).text();
  return list
    .split('<tr>')
    .filter((row) => row.includes(`<td>${to}</td>`))
    .flatMap((row) => row.match(/\/demo\/mail\/[\w-]+/)?.[0] ?? []);
}

/** Returns the path of a link in an e-mail to an address: the newest whose path begins with a prefix. */
export async function findEmailLink(
  request: APIRequestContext,
  to: string,
  prefix: string,
): Promise<string> {
  const link = new RegExp(`${prefix}[\\w-]+`);
  let path: string | undefined;
  await expect(async () => {
    for (const email of await listEmails(request, to)) {
      path = (await (await request.get(`${email}/html`)).text()).match(link)?.[0];
      if (path !== undefined) return;
    }
    throw new Error(`No e-mail to ${to} has a link ${prefix}`);
  }).toPass({ intervals: [25, 50, 100, 250, 500, 1000] });
  return path ?? '';
}
