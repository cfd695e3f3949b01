import { describe, expect, test } from 'vitest';
import { plainText } from './plainText.ts';

describe('returns the text of HTML', () => {
  test.each([
    ['<p>The <strong>northern</strong> quay</p><p>is open.</p>', 'The northern quay\nis open.'],
    ['<ul><li>Aurora</li><li>Borealis</li></ul>', 'Aurora\nBorealis'],
    ['one<br>two<BR />three', 'one\ntwo\nthree'],
    [
      '5 &lt; 7 &amp;&amp; &quot;wind&quot;&nbsp;&#39;n&#39; tide',
      '5 < 7 && "wind"\u00a0\'n\' tide',
    ],
    ['&amp;lt;', '&lt;'],
    ['calm<script>alert(1)</script> seas', 'calm seas'],
    ['calm<style>p{}</style> seas<script>alert(1)', 'calm seas'],
    ['calm<!-- <b>storm</b> --> seas', 'calm seas'],
    ['5 < 7', '5 < 7'],
    ['calm <img src=x onerror=alert(1)', 'calm'],
    ['', ''],
  ])('%j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test('handles malformed HTML in linear time', () => {
    const broken = '<script'.repeat(3_000) + '<!--'.repeat(3_000) + '</p'.repeat(3_000);
    const start = performance.now();
    plainText(broken);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
