import { SearchIcon } from '@pressdock/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import * as styles from '../shell.css.ts';
import { shellMessages } from '../shell.messages.ts';
import { paletteShortcut } from './shortcut.rules.ts';

const loadPalette = () => import('./Palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));

const shortcut = paletteShortcut(navigator.platform);

/** Opens the command palette by click or shortcut; the code loads when it is first needed. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const [isRequested, setRequested] = useState(false);

  const show = (isShown: boolean) => {
    if (isShown) setRequested(true);
    setOpen(isShown);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!shortcut.matches(event)) return;
      event.preventDefault();
      setRequested(true);
      setOpen((wasOpen) => !wasOpen);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.paletteButton}
        aria-label={shellMessages.palette.button(shortcut.label)}
        aria-keyshortcuts={shortcut.keys}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPalette()}
        onClick={() => show(true)}
      >
        <SearchIcon />
        <span className={styles.paletteText}>{shellMessages.palette.open}</span>
        <kbd className={styles.paletteKeys}>{shortcut.label}</kbd>
      </button>
      {isRequested ? (
        <Suspense fallback={null}>
          <Palette isOpen={isOpen} onOpenChange={show} />
        </Suspense>
      ) : null}
    </>
  );
}
