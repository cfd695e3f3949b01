import { afterAll, expect, it } from 'vitest';
import { sanitizeHtmlWithLimits } from '../../text/sanitizeHtml.ts';
import { createHtmlSanitizer } from './htmlSanitizer.ts';

const sanitizer = createHtmlSanitizer();
afterAll(() => sanitizer.close());

/** The slowest accepted texts: many elements, deep but within the limit. */
const slow = [
  '<a href="https://a.example">b</a>'.repeat(1000),
  `${'<b>'.repeat(45)}${'<i>x</i>'.repeat(5000)}`,
  '<li>a<p>b'.repeat(5000),
];

it('returns what the sanitizer returns, for short, long and rejected texts', async () => {
  const texts = ['', '<h1>x</h1>', '<'.repeat(65_000), '<b></i>'.repeat(9000), ...slow];
  const results = await Promise.all(texts.map((text) => sanitizer.sanitize(text)));
  expect(results).toEqual(texts.map(sanitizeHtmlWithLimits));
});

it('lets other work run while it sanitizes a long text', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await sanitizer.sanitize(slow[0] ?? '');
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(1);
});

it('starts a new thread after it was closed', async () => {
  await sanitizer.close();
  expect(await sanitizer.sanitize(slow[0] ?? '')).toMatchObject({ ok: true });
});

it('rejects more texts while a hundred wait', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 110 }, () => sanitizer.sanitize('x'.repeat(2000))),
  );
  const rejected = results.filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(10);
  expect(rejected[0]).toMatchObject({ reason: { code: 'rate_limited' } });
});
