import { addons } from 'storybook/manager-api';
import { type FrameColors, storybookTheme } from '../src/look/storybookTheme.ts';

const written = document.getElementById('pressdock-tokens')?.textContent;
const tokens = written ? (JSON.parse(written) as Record<'light' | 'dark', FrameColors>) : undefined;
const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

/** The frame follows the system's theme; the stories have their own theme in the toolbar. */
function dress() {
  const base = systemIsDark.matches ? 'dark' : 'light';
  addons.setConfig({
    ...(tokens && { theme: storybookTheme(base, tokens[base]) }),
    sidebar: { showRoots: true },
  });
  const { style } = document.documentElement;
  style.setProperty('--chosen', tokens?.[base].accent.text ?? null);
  style.setProperty('--sign', tokens?.[base].text.muted ?? null);
}

dress();
systemIsDark.addEventListener('change', dress);
