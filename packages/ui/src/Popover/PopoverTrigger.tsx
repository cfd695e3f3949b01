'use client';
import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';

export interface PopoverTriggerProps {
  /** Whether the popover shows, when the caller keeps this. */
  isOpen?: boolean;
  /** Whether the popover shows at first. Default `false`. */
  defaultOpen?: boolean;
  /** Called with `true` when the popover opens and `false` when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** First the button, then the `Popover`. */
  children: ReactNode;
}

/** Ties a button to the `Popover` it opens. */
export function PopoverTrigger(props: PopoverTriggerProps) {
  return <DialogTrigger {...props} />;
}
