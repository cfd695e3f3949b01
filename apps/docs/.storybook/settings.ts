/** The toolbar settings of a story while it runs. */
export interface Setting {
  name: string;
  globals: { theme: string; direction: string; locale: string };
}

const inTheme = (theme: string): Setting => ({
  name: theme,
  globals: { theme, direction: 'ltr', locale: 'auto' },
});

/** The setting in which the test-runner runs a story first. */
export const first = inTheme('light');

/** The themes in which every story runs again. */
export const otherThemes: readonly Setting[] = ['dark', 'contrast'].map(inTheme);

/** English in a right-to-left layout: everything is mirrored, and the steps still find their texts. */
export const turned: Setting = {
  name: 'right to left',
  globals: { theme: 'light', direction: 'rtl', locale: 'en-Arab-US' },
};
