const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SHORT_DAYS = 2;
const LAST_DAY = 30;

/** When people made their last requests: most of them today, the last one five weeks ago. */
export function createLastRequests(
  people: readonly string[],
  now: Date,
): { identifier: string; at: Date }[] {
  return people.map((identifier, index) => {
    const share = ((index * 37) % people.length) / people.length;
    return { identifier, at: new Date(now.getTime() - (share ** 6 * 35 * DAY_MS + MINUTE_MS)) };
  });
}

/** The share of the people that a change has reached after some hours. */
const shareAfter = (hours: number) => 1 - Math.exp(-hours / 20);

/**
 * Creates how many people fetched a change for the first time in each period until now: every hour in
 * the first two days, then every day.
 */
export function createReach(
  people: number,
  changedAt: Date,
  now: Date,
): { period: Date; identifiers: number }[] {
  const start = changedAt.getTime();
  const boundary = start + SHORT_DAYS * DAY_MS;
  const times: number[] = [];
  for (let time = start; time < Math.min(boundary, now.getTime()); time += HOUR_MS) {
    times.push(time - (time % (10 * MINUTE_MS)));
  }
  const end = Math.min(start + LAST_DAY * DAY_MS, now.getTime());
  for (let day = boundary - (boundary % DAY_MS) + DAY_MS; day < end; day += DAY_MS) times.push(day);
  let reached = 0;
  return times.flatMap((time, index) => {
    const until = Math.min(times[index + 1] ?? end, end);
    const next = Math.floor(people * shareAfter((until - start) / HOUR_MS));
    const identifiers = next - reached;
    reached = next;
    return identifiers > 0 ? [{ period: new Date(time), identifiers }] : [];
  });
}
