/** What the toolbar is set to while a story is played. */
export interface Setting {
  name: string;
  globals: { theme: string; direction: string; locale: string };
}

const inTheme = (theme: string): Setting => ({
  name: theme,
  globals: { theme, direction: 'ltr', locale: 'auto' },
});

/** The setting in which the test-runner itself plays a story. */
export const first = inTheme('light');

/** The themes in which every story is played again. */
export const otherThemes: readonly Setting[] = ['dark', 'contrast'].map(inTheme);

/** English written from right to left: everything is turned around, and steps still find their words. */
export const turned: Setting = {
  name: 'right to left',
  globals: { theme: 'light', direction: 'rtl', locale: 'en-Arab-US' },
};
