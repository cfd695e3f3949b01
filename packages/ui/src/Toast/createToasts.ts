'use client';

import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** What a toast's color and picture say. */
export const toastTones = ['neutral', 'positive', 'critical'] as const;

/** One of `toastTones`. */
export type ToastTone = (typeof toastTones)[number];

/** What one toast says. */
export interface ToastMessage {
  /** What happened: "Plugin saved". */
  title: string;
  /** What follows from it, in one sentence. */
  description?: string;
  /** What kind of news it is. Default `'neutral'`; `'critical'` stays until it is closed. */
  tone?: ToastTone;
}

const dismissAfterMs = 6000;

/** Toasts waiting and showing; anything may add one, one `ToastRegion` shows them. */
export class Toasts extends ToastQueue<ToastMessage> {
  /** Shows a toast for six seconds, or until it is closed when it reports a failure. */
  override add(
    message: ToastMessage,
    options?: { timeout?: number; onClose?: () => void },
  ): string {
    const timeout = message.tone === 'critical' ? undefined : dismissAfterMs;
    return super.add(message, { timeout, ...options });
  }
}

/** Makes the queue that an app adds its toasts to, once, outside of its components. */
export function createToasts(): Toasts {
  return new Toasts({ maxVisibleToasts: 3 });
}
