'use client';
import type { ReactNode } from 'react';
import { MenuTrigger as RACMenuTrigger } from 'react-aria-components/Menu';

export interface MenuTriggerProps {
  /** Whether the menu is open, if controlled. */
  isOpen?: boolean;
  /** Whether the menu is initially open. */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The button, followed by the `Menu`. */
  children: ReactNode;
}

/** Connects a button to the `Menu` it opens. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <RACMenuTrigger {...props} />;
}
