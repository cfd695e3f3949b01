/** The axe rules that every story must meet: WCAG 2.2 to level AA. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;

/** The themes that the test-runner checks after the light one, in which the story itself ran. */
export const otherThemes = ['dark', 'contrast'] as const;

/** The axe rules whose answer depends on the theme. */
export const themeRules = ['color-contrast', 'link-in-text-block'] as const;
