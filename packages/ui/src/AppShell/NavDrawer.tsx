'use client';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { CloseIcon } from '../Icon/controlIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { Overlay } from '../private/overlay.tsx';
import * as overlay from '../private/sideOverlay.css.ts';
import { above } from '../tokens/breakpoints.ts';
import * as styles from './AppShell.css.ts';

interface NavDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  brand: ReactNode;
  children: ReactNode;
}

/** The navigation drawer on narrow screens. Closes after a link was followed. */
export function NavDrawer({ isOpen, onOpenChange, brand, children }: NavDrawerProps) {
  const words = useWords({
    navigation: english.navigation,
    closeNavigation: english.closeNavigation,
  });
  useEffect(() => {
    if (!isOpen) return;
    const wide = matchMedia(above('medium'));
    const close = () => onOpenChange(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [isOpen, onOpenChange]);
  // In the capture phase, because a pressed link stops its click from propagating; and after the click was
  // handled, because closing the drawer during it would make the browser load a new document.
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) {
      setTimeout(() => onOpenChange(false));
    }
  };
  return (
    <Overlay
      backdrop={overlay.backdrops.start}
      panel={overlay.panels.small}
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Dialog aria-label={words.navigation} className={styles.drawer}>
        <div className={styles.drawerHeader}>
          <div className={styles.brand}>{brand}</div>
          <IconButton
            label={words.closeNavigation}
            icon={<CloseIcon size={20} />}
            variant="quiet"
            onPress={() => onOpenChange(false)}
          />
        </div>
        <nav
          aria-label={words.navigation}
          className={styles.navigation}
          onClickCapture={closeAfterLink}
        >
          {children}
        </nav>
      </Dialog>
    </Overlay>
  );
}
