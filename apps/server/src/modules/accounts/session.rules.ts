const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a session lasts, used or not. */
export const SESSION_MS = 30 * day;
/** How long a session lasts without being used. */
export const SESSION_IDLE_MS = 7 * day;
/** How exactly the last use is kept: not every request has to write. */
export const SESSION_TOUCH_MS = 10 * minute;

/** What decides whether a session is alive. */
export interface SessionTimes {
  last_used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

/** True while a session may be used. */
export function isAlive(session: SessionTimes, now: Date): boolean {
  if (session.revoked_at !== null) return false;
  if (session.expires_at.getTime() <= now.getTime()) return false;
  return now.getTime() - session.last_used_at.getTime() < SESSION_IDLE_MS;
}

/** True when the last use is so long ago that this one is worth writing down. */
export function isWorthTouching(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.last_used_at.getTime() >= SESSION_TOUCH_MS;
}
