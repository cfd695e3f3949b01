'use client';
import type { ReactNode } from 'react';
import { MenuTrigger as RACMenuTrigger } from 'react-aria-components/Menu';

export interface MenuTriggerProps {
  /** Whether the menu shows, where the caller keeps it. */
  isOpen?: boolean;
  /** Whether the menu shows at first. */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** First the button, then the `Menu`. */
  children: ReactNode;
}

/** Ties a button to the `Menu` it opens. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <RACMenuTrigger {...props} />;
}
