import { type APIRequestContext, expect } from '@playwright/test';

/** The address of the newest letter to somebody, as the demo's page of letters lists it. */
async function newestLetter(request: APIRequestContext, to: string): Promise<string | undefined> {
  const list = await (await request.get('/demo/mail')).text();
  const row = list.split('<tr>').find((one) => one.includes(`<td>${to}</td>`));
  return row?.match(/href="(\/demo\/mail\/[^"]+)"/)?.[1];
}

/** The path of the link in the newest letter to somebody, once it has come; `begin` is how the path begins. */
export async function linkInLetter(
  request: APIRequestContext,
  to: string,
  begin: string,
): Promise<string> {
  const link = new RegExp(`${begin}[\\w-]+`);
  let path: string | undefined;
  await expect(async () => {
    const letter = await newestLetter(request, to);
    expect(letter, `a letter to ${to}`).toBeDefined();
    path = (await (await request.get(`${letter}/html`)).text()).match(link)?.[0];
    expect(path, `a link ${begin}`).toBeDefined();
  }).toPass();
  return path ?? '';
}
