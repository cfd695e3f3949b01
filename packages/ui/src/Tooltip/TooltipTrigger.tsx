'use client';
import type { ReactNode } from 'react';
import { TooltipTrigger as AriaTooltipTrigger } from 'react-aria-components/Tooltip';

/** The hover delay in milliseconds; focus shows the tooltip immediately. */
const OPEN_DELAY = 600;

/** How long the tooltip stays after the pointer leaves, so that the pointer can move onto it. */
const CLOSE_DELAY = 300;

export interface TooltipTriggerProps {
  /** Whether the tooltip is shown, if controlled. */
  isOpen?: boolean;
  /** Whether the tooltip is initially shown. Default `false`. */
  defaultOpen?: boolean;
  /** Called with `true` when the tooltip opens and `false` when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The control, followed by the `Tooltip`. */
  children: ReactNode;
}

/**
 * Connects a control to its `Tooltip`.
 *
 * The tooltip opens on hover and keyboard focus, stays while the pointer is on it, and closes on Escape.
 * @see https://www.w3.org/TR/WCAG22/#content-on-hover-or-focus
 */
export function TooltipTrigger(props: TooltipTriggerProps) {
  return <AriaTooltipTrigger {...props} delay={OPEN_DELAY} closeDelay={CLOSE_DELAY} />;
}
