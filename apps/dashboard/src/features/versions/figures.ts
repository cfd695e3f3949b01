/** Returns a share in percent: "15%", or "under 1%" instead of 0. */
export function formatShare(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : (part / whole) * 100;
  if (percent > 0 && percent < 1) return 'under 1%';
  return `${Math.round(percent)}%`;
}

/** Returns how long ago a moment was: "12 s ago", "3 min ago", "5 h ago", "2 days ago". */
export function formatAge(iso: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(iso)) / 1000));
  if (seconds < 60) return `${seconds} s ago`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
