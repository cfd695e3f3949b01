import { type CheckResult, resultsOf } from './check.ts';

const slowClockMs = 2000;
/** One-time passwords are valid for about this long. */
const wrongClockMs = 30_000;

/** Judges how many milliseconds another clock is ahead of this process. */
export function judgeClock(name: string, aheadMs: number): CheckResult {
  const { ok, warning, failed } = resultsOf('clock');
  const seconds = (Math.abs(aheadMs) / 1000).toFixed(1);
  const remedy = 'Synchronize the clocks, for example with chrony or systemd-timesyncd.';
  const message = `The clock of ${name} is ${seconds} s ${aheadMs < 0 ? 'behind' : 'ahead'}.`;
  if (Math.abs(aheadMs) > wrongClockMs) return failed(message, remedy);
  if (Math.abs(aheadMs) > slowClockMs) return warning(message, remedy);
  return ok(`The clock of ${name} differs by ${seconds} s.`);
}

/** Judges the clock of a machine by the header `Date` of its response, which is cut to seconds. */
export function judgeDateHeader(name: string, date: string | null | undefined): CheckResult[] {
  const at = Date.parse(date ?? '');
  return Number.isNaN(at) ? [] : [judgeClock(name, at + 500 - Date.now())];
}
