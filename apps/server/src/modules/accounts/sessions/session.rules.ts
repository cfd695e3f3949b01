const minute = 60_000;
const day = 24 * 60 * minute;

/** A session expires after this time, even if it is used. */
export const SESSION_MS = 30 * day;
/** A session expires after this time without a request. */
export const SESSION_IDLE_MS = 7 * day;
/** The last use is stored at most once in this time, so that not every request writes. */
export const SESSION_TOUCH_MS = 10 * minute;

/** The times that decide whether a session is active. */
export interface SessionTimes {
  last_used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

/** Returns whether a session may be used. */
export function isActive(session: SessionTimes, now: Date): boolean {
  if (session.revoked_at !== null) return false;
  if (session.expires_at.getTime() <= now.getTime()) return false;
  return now.getTime() - session.last_used_at.getTime() < SESSION_IDLE_MS;
}

/** Returns whether the stored last use is old enough to be updated. */
export function isTouchDue(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.last_used_at.getTime() >= SESSION_TOUCH_MS;
}
