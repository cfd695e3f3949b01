/** Handles a session that ended, or was replaced, while its pages are open. */
export interface SessionRecovery {
  /**
   * Repeats a request that was refused because of its session, as soon as there is a session again.
   */
  repeat: (request: Request, refused: Response) => Promise<Response>;
  /** Follows what other tabs did to the session. */
  follow: () => Promise<void>;
  /** Redirects to the sign-in page, which returns here afterward. */
  leave: () => void;
}

let load: (() => Promise<SessionRecovery>) | undefined;

/** Sets how to load the handler of lost sessions; it loads when the first session ends. */
export function setSessionRecovery(loader: () => Promise<SessionRecovery>): void {
  load = loader;
}

/** Loads the handler of lost sessions. */
export async function loadSessionRecovery(): Promise<SessionRecovery | undefined> {
  return load?.();
}
