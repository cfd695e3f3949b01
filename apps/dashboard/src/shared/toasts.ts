import { createToasts } from '@pressdock/ui';

/** The queue of toasts, which the shell shows and screen readers announce. */
export const toasts = createToasts();
