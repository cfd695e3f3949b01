import { toasts } from './toasts.ts';

/** Copies a text, and says so; or that the browser does not let it be. */
export async function copyText(text: string, said: { copied: string; failed: string }) {
  try {
    await navigator.clipboard.writeText(text);
    toasts.add({ title: said.copied, tone: 'positive' });
  } catch {
    // Browsers refuse it without a secure connection, and to pages that nobody looks at.
    toasts.add({ title: said.failed, tone: 'critical' });
  }
}
