'use client';
import { type ReactNode, type RefAttributes, useEffect } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { withRef } from './withRef.ts';

interface OverlayProps extends RefAttributes<HTMLDivElement> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The class of the layer behind the panel, which places it. */
  backdrop: string;
  /** The class of the panel. */
  panel: string;
  /** Whether Escape and a press on the backdrop close it. */
  isDismissable?: boolean;
  children: ReactNode;
}

/** Backdrop and panel that dialogs, drawers and the palette share: locks scrolling and traps focus. */
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
