import '@fontsource-variable/inter';
import '@pressdock/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import { axeTags } from './themes.ts';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
          { value: 'system', title: 'System' },
        ],
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => {
      const page = document.documentElement;
      if (globals.theme === 'system') page.removeAttribute('data-theme');
      else page.dataset.theme = globals.theme;
      page.dir = globals.direction;
      page.lang = 'en';
      return <Story />;
    },
  ],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: 'error', options: { runOnly: [...axeTags] } },
  },
};

export default preview;
