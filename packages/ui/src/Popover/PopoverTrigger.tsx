'use client';
import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';

export interface PopoverTriggerProps {
  /** Whether the popover is open, if controlled. */
  isOpen?: boolean;
  /** Whether the popover is initially open. Default `false`. */
  defaultOpen?: boolean;
  /** Called with `true` when the popover opens and `false` when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The button, followed by the `Popover`. */
  children: ReactNode;
}

/** Connects a button to the `Popover` it opens. */
export function PopoverTrigger(props: PopoverTriggerProps) {
  return <DialogTrigger {...props} />;
}
