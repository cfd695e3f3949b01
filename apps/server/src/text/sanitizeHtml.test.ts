import { describe, expect, it } from 'vitest';
import { sanitizeHtmlWithLimits } from './sanitizeHtml.ts';

describe('sanitized HTML', () => {
  it('keeps the elements that authors need', () => {
    const html =
      '<h3>New</h3><ul><li><strong>Fast</strong> <a href="https://a.example">docs</a></li></ul>';
    expect(sanitizeHtmlWithLimits(html)).toEqual({
      ok: true,
      html: html.replace('">docs', '" rel="noopener nofollow">docs'),
    });
  });

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="/wp-admin">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    [
      '<a href="mailto:a@b.example">x</a>',
      '<a href="mailto:a@b.example" rel="noopener nofollow">x</a>',
    ],
    ['<p onclick="x()" style="color:red" class="a">x</p>', '<p>x</p>'],
    ['<iframe src="https://a.example"></iframe>x', 'x'],
    ['<h1>x</h1>', '<h3>x</h3>'],
  ])('turns %s into %s', (input, html) => {
    expect(sanitizeHtmlWithLimits(input)).toEqual({ ok: true, html });
  });

  it('rejects text that is too long or too deeply nested before parsing it', () => {
    expect(sanitizeHtmlWithLimits('é'.repeat(40_000))).toEqual({ ok: false, reason: 'too_long' });
    expect(sanitizeHtmlWithLimits('<b>'.repeat(51))).toEqual({ ok: false, reason: 'too_deep' });
    expect(sanitizeHtmlWithLimits('<p>a'.repeat(200))).toMatchObject({ ok: true });
  });
});
