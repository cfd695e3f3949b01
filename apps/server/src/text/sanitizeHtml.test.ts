import fc from 'fast-check';
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

  it.each([
    ['elements closed by another name', '<b></i>'.repeat(9000)],
    ['elements in a paragraph', `<p>${'<b><p>'.repeat(60)}`],
    ['nested lists', '<ul><li>'.repeat(26)],
  ])('counts the depth of %s', (_name, html) => {
    expect(sanitizeHtmlWithLimits(html)).toEqual({ ok: false, reason: 'too_deep' });
  });

  it.each([
    ['elements that were closed', '<b></b>'.repeat(2000)],
    [
      'text that looks like tags in comments and attributes',
      `<!--${'<b>'.repeat(99)}--><a title="${'<b>'.repeat(99)}">x</a>`,
    ],
    ['closing tags without an element', '</b>'.repeat(2000)],
  ])('does not count %s', (_name, html) => {
    expect(sanitizeHtmlWithLimits(html)).toMatchObject({ ok: true });
  });

  it.each([
    ['angle brackets', '<'.repeat(65_000)],
    ['ampersands', '&'.repeat(65_000)],
    ['short links', '<a href=http://a></a>'.repeat(3000)],
  ])('rejects %s that become too long', (_name, html) => {
    expect(sanitizeHtmlWithLimits(html)).toEqual({ ok: false, reason: 'too_long' });
  });

  it('never returns more than 64 KiB', () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      '<b>',
      '</b>',
      '<a href="https://a.b?c&d">',
      'é',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 200 }),
        fc.integer({ min: 1, max: 900 }),
        (parts, times) => {
          const result = sanitizeHtmlWithLimits(parts.join('').repeat(times));
          if (result.ok) expect(Buffer.byteLength(result.html)).toBeLessThanOrEqual(65_536);
        },
      ),
      { numRuns: 50 },
    );
  });
});
