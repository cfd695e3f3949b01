import { UPDATE_HEALTH, type UpdateOutcome } from '@pressdock/api/limits';
import { comparePhpVersions } from '../../wordpress/phpVersion.ts';

/** The history of a site with a version, in hours since the site was offered it. */
export interface SiteHistory {
  offered?: number;
  downloaded?: number;
  installed?: number;
  /** The newest check after the download or the installation. */
  checked?: number;
  left?: number;
  leftVersion?: string;
}

const { periodHours, silentPeriods } = UPDATE_HEALTH;

/**
 * Returns the outcome of a site and a version, written independently of the SQL that the server uses:
 * the first that applies of rolled back, failed and silent.
 */
export function findOutcome(
  version: string,
  { offered, downloaded, installed, checked, left, leftVersion }: SiteHistory,
  now: number,
): UpdateOutcome | undefined {
  const updatedAt = installed ?? downloaded;
  const isCounted = downloaded !== undefined || (offered !== undefined && installed !== undefined);
  if (!isCounted || updatedAt === undefined) return undefined;
  const isEarlier = leftVersion !== undefined && comparePhpVersions(leftVersion, version) < 0;
  if (left !== undefined && installed !== undefined && isEarlier) return 'rolledBack';
  const isChecked = downloaded !== undefined && checked !== undefined && checked > downloaded;
  if (installed === undefined && isChecked && (left === undefined || isEarlier)) return 'failed';
  if (left !== undefined) return undefined;
  const lastCheck = Math.max(updatedAt, offered ?? updatedAt, checked ?? updatedAt);
  const isSilent =
    lastCheck - updatedAt <= periodHours && now - lastCheck >= periodHours * silentPeriods;
  return isSilent ? 'silent' : undefined;
}
