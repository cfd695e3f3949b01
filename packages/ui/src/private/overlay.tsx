'use client';
import { type ReactNode, type RefAttributes, useEffect } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { withRef } from './withRef.ts';

interface OverlayProps extends RefAttributes<HTMLDivElement> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The class of the backdrop, which positions the panel. */
  backdrop: string;
  /** The class of the panel. */
  panel: string;
  /** Whether Escape or a press on the backdrop closes the overlay. */
  isDismissable?: boolean;
  children: ReactNode;
}

/** The backdrop and panel that dialogs, drawers and the command palette share. Locks scrolling and traps focus. */
export const Overlay = withRef(function Overlay({
  backdrop,
  panel,
  isDismissable = false,
  children,
  ref,
  ...state
}: OverlayProps) {
  return (
    <ModalOverlay
      {...state}
      className={backdrop}
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

/** Moves focus to the page's heading when the overlay closes and the element that opened it is gone. */
function FocusKeeper() {
  useEffect(() => () => void requestAnimationFrame(afterFocusReturned), []);
  return null;
}

// React Aria restores focus in its own frame; this only handles focus that is lost after that.
function afterFocusReturned() {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#page-title, main[tabindex]')?.focus();
  });
}
