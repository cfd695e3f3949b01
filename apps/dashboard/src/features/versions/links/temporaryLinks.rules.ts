interface Link {
  createdAt: string;
  expiresAt: string;
}

/** The link that was made last. */
export function newestLink<T extends Link>(links: readonly T[] | undefined): T | undefined {
  return links?.reduce<T | undefined>(
    (newest, link) => (newest && newest.createdAt >= link.createdAt ? newest : link),
    undefined,
  );
}

/** The links that still work at a moment, in milliseconds. */
export function liveLinks<T extends Link>(links: readonly T[], now: number): T[] {
  return links.filter(({ expiresAt }) => Date.parse(expiresAt) > now);
}

/** How long something still lasts: "40 s", "12 min", "5 h", "3 days". */
export function formatTimeLeft(expiresAt: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
