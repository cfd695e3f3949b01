import { toasts } from './toasts.ts';

/** Copies a text and shows a toast, also if the browser blocks copying. */
export async function copyText(text: string, titles: { copied: string; failed: string }) {
  try {
    await navigator.clipboard.writeText(text);
    toasts.add({ title: titles.copied, tone: 'positive' });
  } catch {
    // Browsers block copying without a secure connection and in background pages.
    toasts.add({ title: titles.failed, tone: 'critical' });
  }
}
