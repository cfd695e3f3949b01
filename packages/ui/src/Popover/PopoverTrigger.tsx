'use client';
import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';

export interface PopoverTriggerProps {
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** First the button, then the `Popover`. */
  children: ReactNode;
}

/** Ties a button to the `Popover` it opens. */
export function PopoverTrigger(props: PopoverTriggerProps) {
  return <DialogTrigger {...props} />;
}
