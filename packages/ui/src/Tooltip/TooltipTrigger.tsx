'use client';
import type { ReactNode } from 'react';
import { TooltipTrigger as AriaTooltipTrigger } from 'react-aria-components/Tooltip';

/** How long a pointer rests before the words come, in milliseconds; the focus brings them at once. */
const OPEN_DELAY = 600;

/** How long they stay after the pointer has left, so that it can move onto them. */
const CLOSE_DELAY = 300;

export interface TooltipTriggerProps {
  /** Whether the tooltip shows, when the caller keeps this. */
  isOpen?: boolean;
  /** Whether the tooltip shows at first. Default `false`. */
  defaultOpen?: boolean;
  /** Called with `true` when the tooltip opens and `false` when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** First the control, then the `Tooltip`. */
  children: ReactNode;
}

/**
 * Ties a control to the `Tooltip` about it.
 *
 * It shows on hover and on keyboard focus, stays while the pointer is on it, and Escape hides it.
 * @see https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus
 */
export function TooltipTrigger(props: TooltipTriggerProps) {
  return <AriaTooltipTrigger {...props} delay={OPEN_DELAY} closeDelay={CLOSE_DELAY} />;
}
