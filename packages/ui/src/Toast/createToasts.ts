'use client';

import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** The meaning of a toast's color and icon. */
export const toastTones = ['neutral', 'positive', 'critical'] as const;

/** One of `toastTones`. */
export type ToastTone = (typeof toastTones)[number];

/** The button of a toast. */
export interface ToastAction {
  /** One or two words: "Undo". */
  label: string;
  /** Called when the button is pressed. */
  onPress: () => void;
}

/** The content of one toast. */
export interface ToastMessage {
  /** What happened: "Plugin saved". */
  title: string;
  /** The consequence, in one sentence. */
  description?: string;
  /** The meaning of its color and icon. Default `'neutral'`; a `'critical'` toast stays until it is closed. */
  tone?: ToastTone;
  /** A button that undoes or continues what happened. Pressing it closes the toast. */
  action?: ToastAction;
}

const dismissAfterMs = 6000;

/** The queue of toasts. Any code may add one; a `ToastRegion` shows them. */
export class Toasts extends ToastQueue<ToastMessage> {
  /** Shows a toast for six seconds, or until it is closed if it is critical. */
  override add(
    message: ToastMessage,
    options?: { timeout?: number; onClose?: () => void },
  ): string {
    const timeout = message.tone === 'critical' ? undefined : dismissAfterMs;
    return super.add(message, { timeout, ...options });
  }
}

/** Creates the toast queue. Call it once per app, outside of components. */
export function createToasts(): Toasts {
  return new Toasts({ maxVisibleToasts: 3 });
}
