const rightToLeft = new Set(['ar', 'he']);

/** The language and the direction of a page, from what the toolbar chose for each of them. */
export function language(globals: Readonly<Record<string, unknown>>) {
  const wantsRtl = globals.direction === 'rtl';
  const chosen = typeof globals.locale === 'string' ? globals.locale : 'auto';
  const locale = chosen !== 'auto' ? chosen : wantsRtl ? 'ar-EG' : 'en-US';
  const isRtl = wantsRtl || rightToLeft.has(locale.slice(0, 2));
  return { locale, direction: isRtl ? 'rtl' : 'ltr' } as const;
}
