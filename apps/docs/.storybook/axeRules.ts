/** The axe rules that every story must meet: WCAG 2.2 to level AA, and best practice. */
export const axeTags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
] as const;

/** Rules about whole pages, which a component on its own cannot meet. */
export const notOnStories = [
  'region',
  'bypass',
  'landmark-one-main',
  'page-has-heading-one',
] as const;

/** The axe rules whose answer depends on the theme, for pages that are only dressed anew. */
export const themeRules = ['color-contrast', 'link-in-text-block'] as const;
