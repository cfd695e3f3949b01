import { useEffect, useState } from 'react';
import { isLeavingFreely, leaveFreely } from '../navigation/leaving.ts';

const FREELY = Symbol('left with consent');

/** A question to ask before unsaved changes are lost. */
export interface LeaveGuard {
  /** Whether someone tried to leave and has not answered yet. */
  isAsking: boolean;
  /** Stays on the page. */
  stay: () => void;
  /** Goes where they wanted to go. */
  leave: () => void;
}

function goOn({ destination, navigationType }: NavigateEvent): void {
  if (navigationType === 'traverse') {
    window.navigation.traverseTo(destination.key, { info: FREELY });
  } else {
    leaveFreely(() => history.pushState(null, '', destination.url));
  }
}

/**
 * Stops leaving the page while there is something to lose: links, the back button and closing the tab.
 * Show a confirmation while `isAsking`; the browser itself asks when the tab is closed.
 * After a save, leave with `navigateFreely`.
 */
export function useLeaveGuard(hasUnsavedChanges: boolean): LeaveGuard {
  const [asked, setAsked] = useState<NavigateEvent | undefined>(undefined);

  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const onNavigate = (event: NavigateEvent) => {
      const isElsewhere = new URL(event.destination.url).pathname !== location.pathname;
      const isOurs = event.destination.sameDocument && event.cancelable && event.info !== FREELY;
      if (isLeavingFreely() || !isOurs || !isElsewhere) return;
      event.preventDefault();
      setAsked(event);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    // Older browsers have no Navigation API: there, only closing the tab asks.
    window.navigation?.addEventListener('navigate', onNavigate);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      window.navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [hasUnsavedChanges]);

  return {
    isAsking: asked !== undefined,
    stay: () => setAsked(undefined),
    leave: () => {
      setAsked(undefined);
      if (asked) goOn(asked);
    },
  };
}
