import { ToastRegion } from '@pressdock/ui';
import { toasts } from '../../shared/toasts.ts';
import { shellMessages } from './shell.messages.ts';

/** The visible toasts. */
export function Messages() {
  return <ToastRegion toasts={toasts} label={shellMessages.toasts} />;
}
