import { vars } from '@pressdock/ui/tokens';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import './page.css.ts';
import { type FrameColors, storybookTheme } from './storybookTheme.ts';

interface Globals {
  theme?: string;
}

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

function liveValue(reference: string): string {
  const name = reference.slice('var('.length, -1);
  return getComputedStyle(document.documentElement).getPropertyValue(name);
}

const valuesOf = <Group extends Readonly<Record<string, string>>>(group: Group): Group =>
  Object.fromEntries(
    Object.entries(group).map(([name, reference]) => [name, liveValue(reference)]),
  ) as Group;

function liveColors(): FrameColors {
  return {
    surface: valuesOf(vars.surface),
    text: valuesOf(vars.text),
    border: valuesOf(vars.border),
    accent: valuesOf(vars.accent),
  };
}

function dress(theme: string | undefined) {
  const page = document.documentElement;
  page.lang = 'en';
  page.dir = 'ltr';
  if (theme === 'system') page.removeAttribute('data-theme');
  else page.dataset.theme = theme === 'mirror' || !theme ? 'light' : theme;
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark.matches);
  return storybookTheme(isDark ? 'dark' : 'light', liveColors());
}

/** Stories in frames apply the page's theme while they load, so a story with another theme reloads. */
function dressFrames() {
  const { theme } = document.documentElement.dataset;
  for (const frame of document.querySelectorAll('iframe')) {
    const worn = frame.contentDocument?.documentElement.dataset.theme;
    if (worn !== undefined && worn !== theme) frame.contentWindow?.location.reload();
  }
}

interface Changed {
  globals: Globals;
}

let selected = /theme:(\w+)/.exec(
  new URLSearchParams(window.location.search).get('globals') ?? '',
)?.[1];

// Subscribed outside the page too: the toolbar may change while a story is open.
addons.ready().then((channel) =>
  channel.on('globalsUpdated', ({ globals }: Changed) => {
    selected = globals.theme;
  }),
);

/** A page of the documentation, in the toolbar's theme. */
export function Page({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => dress(selected));
  useEffect(() => {
    const change = ({ globals }: Changed) => {
      setTheme(dress(globals.theme));
      dressFrames();
    };
    context.channel.on('globalsUpdated', change);
    return () => context.channel.off('globalsUpdated', change);
  }, [context]);
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
    </DocsContainer>
  );
}
