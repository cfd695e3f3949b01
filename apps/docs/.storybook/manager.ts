import { addons } from 'storybook/manager-api';
import { type FrameColours, storybookTheme } from '../src/look/storybookTheme.ts';

const written = document.getElementById('pressdock-tokens')?.textContent;
const tokens = written
  ? (JSON.parse(written) as Record<'light' | 'dark', FrameColours>)
  : undefined;
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

/** The frame follows the system; the stories have their own theme in the toolbar. */
function dress() {
  const base = prefersDark.matches ? 'dark' : 'light';
  addons.setConfig({
    ...(tokens && { theme: storybookTheme(base, tokens[base]) }),
    enableShortcuts: true,
    sidebar: { showRoots: true },
  });
}

dress();
prefersDark.addEventListener('change', dress);
