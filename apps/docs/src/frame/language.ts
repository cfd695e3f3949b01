const rightToLeft = new Set(['ar', 'he']);

/** Returns the language and the direction of a page from the toolbar's settings. */
export function language(globals: Readonly<Record<string, unknown>>) {
  const wantsRtl = globals.direction === 'rtl';
  const selected = typeof globals.locale === 'string' ? globals.locale : 'auto';
  const locale = selected !== 'auto' ? selected : wantsRtl ? 'ar-EG' : 'en-US';
  const isRtl = wantsRtl || rightToLeft.has(locale.slice(0, 2));
  return { locale, direction: isRtl ? 'rtl' : 'ltr' } as const;
}
