import type { Preview } from '@storybook/react-vite';

const item = (value: string, title: string) => ({ value, title });

/** The toolbar's settings; stories read them from `globals`. */
export const toolbar = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          item('light', 'Light'),
          item('dark', 'Dark'),
          item('contrast', 'High contrast'),
          item('system', 'As the system'),
          item('mirror', 'Light beside dark'),
        ],
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [item('ltr', 'Left to right'), item('rtl', 'Right to left')],
      },
    },
    locale: {
      description: 'Language and formats',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          item('auto', 'Language of the direction'),
          item('en-US', 'English (United States)'),
          item('en-GB', 'English (United Kingdom)'),
          item('de-DE', 'Deutsch'),
          item('fr-FR', 'Français'),
          item('ja-JP', '日本語'),
          item('ar-EG', 'العربية'),
          item('he-IL', 'עברית'),
        ],
      },
    },
    data: {
      description: 'How much data',
      toolbar: {
        title: 'Data',
        icon: 'database',
        dynamicTitle: true,
        items: [
          item('few', 'A few rows'),
          item('many', 'Many rows'),
          item('long', 'Very long texts'),
          item('none', 'No data'),
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', locale: 'auto', data: 'few' },
} satisfies Preview;
