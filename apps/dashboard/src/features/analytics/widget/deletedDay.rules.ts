import type { VersionTableResponse } from '@pressdock/api';

/**
 * Returns whether a day has a total but no records of its sites, which are deleted after the retention
 * period. Both are without filters; undefined while they load.
 */
export const isDeletedDay = (
  sites: number | undefined,
  table: Pick<VersionTableResponse, 'wordpress'> | undefined,
) => sites !== undefined && sites > 0 && table?.wordpress.length === 0;
