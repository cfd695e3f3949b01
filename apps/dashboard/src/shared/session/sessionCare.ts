/** What is done about a session that ended, or gave way to another, while its pages are in use. */
export interface SessionCare {
  /** Sends a request that was refused for its session once more, as soon as there is a session again. */
  repeat: (request: Request, refused: Response) => Promise<Response>;
  /** Follows what other tabs did to the session. */
  follow: () => Promise<void>;
  /** Leads to signing in, and back here afterwards. */
  leave: () => void;
}

let load: (() => Promise<SessionCare>) | undefined;

/** Says where the care of sessions is found; it loads when the first session ends. */
export function careForSessionsWith(loadCare: () => Promise<SessionCare>): void {
  load = loadCare;
}

/** The care of sessions, loaded. */
export async function sessionCare(): Promise<SessionCare | undefined> {
  return load?.();
}
