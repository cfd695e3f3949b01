import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from '../../shared/toasts.ts';

const Messages = lazy(async () => ({ default: (await import('./Messages.tsx')).Messages }));

const subscribe = (onChange: () => void) => toasts.subscribe(onChange);
const hasToasts = () => toasts.visibleToasts.length > 0;

/** The toasts in the corner; the code loads with the first toast. */
export function ToastCorner() {
  const isRequested = useSyncExternalStore(subscribe, hasToasts);
  return isRequested ? (
    <Suspense fallback={null}>
      <Messages />
    </Suspense>
  ) : null;
}
