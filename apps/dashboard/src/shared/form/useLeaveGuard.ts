import { useEffect, useState } from 'react';
import { isLeavingFreely, leaveFreely } from '../navigation/leaving.ts';

const CONFIRMED = Symbol('leaving was confirmed');

/** The question before unsaved changes are lost. */
export interface LeaveGuard {
  /** Whether the person tried to leave and has not decided yet. */
  isAsking: boolean;
  /** Stays on the page. */
  stay: () => void;
  /** Continues to where the person wanted to go. */
  leave: () => void;
}

function proceed({ destination, navigationType }: NavigateEvent): void {
  if (navigationType === 'traverse') {
    window.navigation.traverseTo(destination.key, { info: CONFIRMED });
  } else {
    leaveFreely(() => history.pushState(null, '', destination.url));
  }
}

/**
 * Stops links, the back button and closing the tab while there are unsaved changes. Show a
 * confirmation while `isAsking`; the browser itself asks when the tab is closed.
 * After a save, leave with `navigateFreely`.
 */
export function useLeaveGuard(hasUnsavedChanges: boolean): LeaveGuard {
  const [blocked, setBlocked] = useState<NavigateEvent | undefined>(undefined);

  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const onNavigate = (event: NavigateEvent) => {
      const isElsewhere = new URL(event.destination.url).pathname !== location.pathname;
      const isOurs = event.destination.sameDocument && event.cancelable && event.info !== CONFIRMED;
      if (isLeavingFreely() || !isOurs || !isElsewhere) return;
      event.preventDefault();
      setBlocked(event);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    // Browsers without the Navigation API ask only when the tab is closed.
    window.navigation?.addEventListener('navigate', onNavigate);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      window.navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [hasUnsavedChanges]);

  return {
    isAsking: blocked !== undefined,
    stay: () => setBlocked(undefined),
    leave: () => {
      setBlocked(undefined);
      if (blocked) proceed(blocked);
    },
  };
}
