import { createToasts } from '@pressdock/ui';

/** Tells what happened elsewhere or is finished later; the shell shows it and screen readers say it. */
export const toasts = createToasts();
