import { LocaleProvider } from '@pressdock/ui';
import type { ReactNode } from 'react';
import './frame.css.ts';
import { language } from './language.ts';
import { Mirror, type MirroredStory } from './Mirror.tsx';

interface FrameContext extends MirroredStory {
  viewMode: string;
}

function dressDocument(theme: unknown, locale: string, direction: 'ltr' | 'rtl') {
  const page = document.documentElement;
  if (theme === 'system') page.removeAttribute('data-theme');
  else page.dataset.theme = String(theme);
  page.dir = direction;
  page.lang = locale;
}

/** Applies the toolbar's settings to a story: to the whole document, or on a documentation page to the story alone. */
export function Frame({ context, children }: { context: FrameContext; children: ReactNode }) {
  const { globals, viewMode } = context;
  const { locale, direction } = language(globals);
  const story = <LocaleProvider locale={locale}>{children}</LocaleProvider>;
  if (viewMode === 'docs') {
    return (
      <div dir={direction} lang={locale}>
        {story}
      </div>
    );
  }
  const isMirror = globals.theme === 'mirror';
  // Before the story renders, because some stories measure themselves in their first effect.
  dressDocument(isMirror ? 'light' : globals.theme, locale, direction);
  return isMirror ? <Mirror story={context} /> : story;
}
