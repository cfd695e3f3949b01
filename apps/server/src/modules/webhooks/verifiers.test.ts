import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../test/harness/freePort.ts';
import { sign } from './webhook.rules.ts';

const guide = readFileSync(
  new URL('../../../../../docs/guides/webhooks.md', import.meta.url),
  'utf8',
);
const secret = 'a-secret-of-some-length';
const body = JSON.stringify({ event: 'version.released', product: { name: 'Ahoy 🌊 é' } });

const folder = mkdtempSync(join(tmpdir(), 'pressdock-verifiers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the only code block of the guide in a language. */
function readBlock(language: string): string {
  const blocks = [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))];
  expect(blocks).toHaveLength(1);
  return blocks[0]?.[1] ?? '';
}

const verifiers = [
  [
    'PHP',
    'php',
    'webhook.php',
    (file: string, port: number) => ['php', '-S', `127.0.0.1:${port}`, file],
  ],
  ['Node', 'js', 'webhook.mjs', (file: string) => [process.execPath, file]],
] as const;

describe.each(verifiers)('the verifier of the guide in %s', (_, language, name, commandOf) => {
  let child: ChildProcess;
  let url: string;

  beforeAll(async () => {
    const file = join(folder, name);
    writeFileSync(file, readBlock(language));
    const port = await freePort();
    const [command = '', ...args] = commandOf(file, port);
    const env = { ...process.env, PRESSDOCK_WEBHOOK_SECRET: secret, PORT: String(port) };
    child = spawn(command, args, { env, stdio: 'ignore' });
    url = `http://127.0.0.1:${port}/`;
    const isListening = () => fetch(url).then(Boolean, () => false);
    await vi.waitUntil(isListening, { timeout: 20_000 });
  });

  afterAll(() => child.kill());

  async function post(signature: string | undefined, sent = body) {
    const headers = signature === undefined ? {} : { 'pressdock-signature': signature };
    const response = await fetch(url, { method: 'POST', headers, body: sent });
    return { status: response.status, text: await response.text() };
  }

  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);

  test('accepts what the server signs', async () => {
    for (const seconds of [0, 290]) {
      expect(await post(sign(secret, body, secondsAgo(seconds)))).toEqual({
        status: 200,
        text: 'Received version.released',
      });
    }
  });

  test.each([
    ['without a signature', undefined, body],
    ['with a blank signature', '', body],
    ['signed with another secret', sign('another-secret-of-length', body, new Date()), body],
    ['whose body was changed', sign(secret, body, new Date()), body.replace('Ahoy', 'Ahoi')],
    ['that is old', sign(secret, body, secondsAgo(310)), body],
    ['from the future', sign(secret, body, secondsAgo(-320)), body],
    ['whose time was changed', sign(secret, body, secondsAgo(9)).replace(/\d/, '9'), body],
    ['whose signature was cut off', sign(secret, body, new Date()).slice(0, -1), body],
    ['with text after the signature', `${sign(secret, body, new Date())}\u00a0`, body],
  ])('rejects a request %s', async (_what, signature, sent) => {
    expect(await post(signature, sent)).toEqual({ status: 401, text: '' });
  });
});

test('the guide names every limit as it is', async () => {
  const { WEBHOOK_LOG, WEBHOOK_RETRY_MINUTES, WEBHOOK_SENDING } = await import(
    '@pressdock/api/limits'
  );
  const { perEndpoint, days, attempts, responseBytes } = WEBHOOK_LOG;
  const figures = [
    `newest ${perEndpoint} finished deliveries`,
    `at most ${days} days`,
    `newest ${attempts} attempts`,
    `first ${responseBytes / 1024} KB`,
    `wait for ${WEBHOOK_SENDING.giveUpHours} hours`,
    `more than ${WEBHOOK_SENDING.waitingPerEndpoint.toLocaleString('en-US')} wait`,
    `> ${WEBHOOK_SENDING.toleranceSeconds}`,
  ];
  for (const figure of figures) expect(guide).toContain(figure);
  expect(WEBHOOK_RETRY_MINUTES).toEqual([1, 5, 30, 120, 720]);
});
