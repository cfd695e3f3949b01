/** The axe rules that every story must meet: WCAG 2.2 level AA, and best practice. */
export const axeTags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
] as const;

/** Rules about whole pages, which a single component cannot meet. */
export const notOnStories = [
  'region',
  'bypass',
  'landmark-one-main',
  'page-has-heading-one',
] as const;

/** The axe rules whose result depends on the theme, for pages of which only the theme changed. */
export const themeRules = ['color-contrast', 'link-in-text-block'] as const;
