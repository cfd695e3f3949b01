import { TEMPORARY_LINK_SECONDS } from '@pressdock/api/limits';

const HOUR = 3600;

/** The durations to select from. */
export const linkLengths = [
  { seconds: HOUR, label: '1 hour' },
  { seconds: 24 * HOUR, label: '1 day' },
  { seconds: 3 * 24 * HOUR, label: '3 days' },
  { seconds: 7 * 24 * HOUR, label: '7 days' },
] as const;

const UNIT_SECONDS: Record<string, number> = {
  s: 1,
  sec: 1,
  m: 60,
  min: 60,
  h: HOUR,
  d: 24 * HOUR,
};

const TYPED_LENGTH = /^(\d{1,9})\s*(s|sec|m|min|h|d)?$/i;

/** Reads a typed length ("90", "15 min", "2h", "3 d") as seconds; null when it is none or out of bounds. */
export function parseLinkLength(text: string): number | null {
  const match = TYPED_LENGTH.exec(text.trim());
  if (match === null) return null;
  const unit = UNIT_SECONDS[(match[2] ?? 's').toLowerCase()] ?? 1;
  const seconds = Number(match[1]) * unit;
  const { min, max } = TEMPORARY_LINK_SECONDS;
  return seconds >= min && seconds <= max ? seconds : null;
}

/**
 * Returns the requested duration in seconds; a typed duration overrides the selected one. Null if
 * neither is set or the typed one is invalid.
 * @see specification, section 5, "Temporary download link"
 */
export function requestedLinkLength(typed: string, selected: string | null): number | null {
  if (typed.trim() !== '') return parseLinkLength(typed);
  return selected === null ? null : Number(selected);
}
