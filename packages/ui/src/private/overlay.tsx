'use client';
import { type ReactNode, type RefAttributes, useEffect } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { join } from './join.ts';
import * as styles from './overlay.css.ts';
import { withRef } from './withRef.ts';

/** Where an overlay's panel sits over the page. */
export type OverlayPlacement = 'center' | 'top' | 'start' | 'end';

/** How wide the panel may grow. */
export type OverlaySize = 'small' | 'medium' | 'large';

interface OverlayProps extends RefAttributes<HTMLDivElement> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  placement?: OverlayPlacement;
  size?: OverlaySize;
  /** Whether Escape and a press on the backdrop close it. */
  isDismissable?: boolean;
  children: ReactNode;
}

/** Backdrop and panel that dialogs, drawers and the palette share: locks scrolling and traps focus. */
export const Overlay = withRef(function Overlay({
  placement = 'center',
  size = 'medium',
  isDismissable = false,
  children,
  ref,
  ...state
}: OverlayProps) {
  const isAtSide = placement === 'start' || placement === 'end';
  const panel = isAtSide ? join(styles.side, styles.sides[size]) : styles.sizes[size];
  return (
    <ModalOverlay
      {...state}
      className={styles.backdrops[placement]}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal ref={ref} className={panel}>
        <FocusKeeper />
        {children}
      </Modal>
    </ModalOverlay>
  );
});

/** Leads the focus to the page's heading when an overlay goes away whose opener is gone too. */
function FocusKeeper() {
  useEffect(() => () => void requestAnimationFrame(afterFocusReturned), []);
  return null;
}

// The focus is returned in a frame of its own; only what that leaves lost is looked after here.
function afterFocusReturned() {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#page-title, main[tabindex]')?.focus();
  });
}
