import '@fontsource-variable/inter';
import '@pressdock/ui/styles.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { Code } from '../src/blocks/Code.tsx';
import { DoDont } from '../src/blocks/DoDont.tsx';
import { Keyboard } from '../src/blocks/Keyboard.tsx';
import { Props } from '../src/blocks/Props.tsx';
import { startClock } from '../src/frame/clock.ts';
import { Frame } from '../src/frame/Frame.tsx';
import { holdStill, isAutomated, loadTypeface } from '../src/frame/stillness.ts';
import { toolbar } from '../src/frame/toolbar.ts';
import { Page } from '../src/look/Page.tsx';
import { axeTags, notOnStories } from './axeRules.ts';

const preview: Preview = {
  ...toolbar,
  // The test-runner runs axe itself, in every theme.
  initialGlobals: { ...toolbar.initialGlobals, a11y: { manual: isAutomated } },
  loaders: [loadTypeface],
  // Events reach React as in a real browser, where nothing wraps them in `act`, and timeouts are long
  // enough for a busy machine.
  beforeAll: () => configure({ eventWrapper: (event) => event(), asyncUtilTimeout: 15_000 }),
  beforeEach: (context) => {
    startClock();
    holdStill(context);
  },
  decorators: [
    (Story, context) => (
      <Frame context={context}>
        <Story />
      </Frame>
    ),
  ],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: {
      container: Page,
      components: { Code, DoDont, Keyboard, Props },
      toc: { headingSelector: 'h2', title: 'On this page' },
    },
    a11y: {
      test: 'error',
      options: { runOnly: [...axeTags] },
      config: { rules: notOnStories.map((id) => ({ id, enabled: false })) },
    },
    backgrounds: { disable: true },
    chromatic: {
      modes: {
        light: { theme: 'light' },
        dark: { theme: 'dark' },
        contrast: { theme: 'contrast' },
        mobile: { theme: 'light', viewport: { width: 390, height: 844 } },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Getting started',
          'Foundations',
          ['Color', 'Type', 'Space', 'Motion', 'Accessibility', 'Writing'],
          'Theming',
          'Components',
          'Charts',
          'Recipes',
          'Contributing',
          'Changelog',
        ],
      },
    },
  },
};

export default preview;
