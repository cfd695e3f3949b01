import type { FlagStaleReason, FlagType } from '@pressdock/api';
import { FLAG_DAYS } from '@pressdock/api/limits';
import { isInterfaceFlag } from '../products/interfaceFlags.rules.ts';

/** The facts that decide whether a flag can be removed from the code. */
export interface StalenessFacts {
  product_id: string;
  identifier: string;
  flag_type: FlagType;
  percentage: number | null;
  active: boolean;
  created_at: Date;
  /** When it was last changed. */
  updated_at: Date;
  /** When its product was last requested. */
  last_requested_at: Date | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns why a flag can be removed from the code, or null. The dashboard's own flags cannot. */
export function findStaleReason(flag: StalenessFacts, now: Date): FlagStaleReason | null {
  if (isInterfaceFlag(flag.product_id, flag.identifier)) return null;
  const limit = now.getTime() - FLAG_DAYS.stale * DAY_MS;
  const isBefore = (time: Date) => time.getTime() <= limit;
  const isForEveryone =
    flag.flag_type === 'on/off' || (flag.flag_type === 'percentage' && flag.percentage === 100);
  if (flag.active && isForEveryone && isBefore(flag.updated_at)) return 'onForEveryone';
  const isUnused = flag.last_requested_at === null || isBefore(flag.last_requested_at);
  return isUnused && isBefore(flag.created_at) ? 'notRequested' : null;
}
