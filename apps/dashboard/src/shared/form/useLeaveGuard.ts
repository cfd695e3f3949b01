import { useEffect, useState } from 'react';
import { isLeavingFreely, leaveFreely } from '../navigation/leaving.ts';

const CONFIRMED = Symbol('leaving was confirmed');

/** The question before unsaved changes are lost. */
export interface LeaveGuard {
  /** Whether the person tried to leave and has not decided yet. */
  isAsking: boolean;
  /** Stays on the page. */
  stay: () => void;
  /** Does what the person wanted to do: goes elsewhere, or closes a dialog. */
  leave: () => void;
  /** Runs an action that loses the changes, after asking if there are any. */
  attempt: (action: () => void) => void;
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
  const [blocked, setBlocked] = useState<{ proceed: () => void }>();

  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const onNavigate = (event: NavigateEvent) => {
      const isElsewhere = new URL(event.destination.url).pathname !== location.pathname;
      const isOurs = event.destination.sameDocument && event.cancelable && event.info !== CONFIRMED;
      // A dialog on a page with unsaved changes of its own: only one of them asks.
      const isStopped = event.defaultPrevented;
      if (isLeavingFreely() || !isOurs || !isElsewhere || isStopped) return;
      event.preventDefault();
      setBlocked({ proceed: () => proceed(event) });
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeavingFreely()) event.preventDefault();
    };
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
      blocked?.proceed();
    },
    attempt: (action) => (hasUnsavedChanges ? setBlocked({ proceed: action }) : action()),
  };
}
