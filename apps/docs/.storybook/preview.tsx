import '@fontsource-variable/inter';
import '@pressdock/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import { Code } from '../src/blocks/Code.tsx';
import { DoDont } from '../src/blocks/DoDont.tsx';
import { Keyboard } from '../src/blocks/Keyboard.tsx';
import { Props } from '../src/blocks/Props.tsx';
import { axeTags } from './themes.ts';

const preview: Preview = {
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
    docs: { components: { Code, DoDont, Keyboard, Props } },
    a11y: { test: 'error', options: { runOnly: [...axeTags] } },
  },
};

export default preview;
