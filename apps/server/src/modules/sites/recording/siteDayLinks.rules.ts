import type { SiteDay } from './siteChecks.rules.ts';

/** Identifies a site of a product. */
export interface SiteId {
  item_id: string;
  site_key: string;
}

/** A day of a site with the last day before on which the site was seen; null if none is known. */
export interface DayLink extends SiteId {
  day: string;
  previous_day: string | null;
}

/** Returns the key of a site in maps. */
export const siteIdOf = ({ item_id, site_key }: SiteId) => `${item_id} ${site_key}`;

/**
 * Returns the sites of which other stored days may be next to those of a batch: sites that are not stored,
 * and sites with late checks.
 * @param newest the day of the newest stored check of each site
 */
export function findUncertain(
  days: readonly SiteDay[],
  newest: ReadonlyMap<string, string>,
): SiteId[] {
  const uncertain = new Map<string, SiteId>();
  for (const { item_id, site_key, day } of days) {
    const id = siteIdOf({ item_id, site_key });
    const last = newest.get(id);
    if (last === undefined || day < last) uncertain.set(id, { item_id, site_key });
  }
  return [...uncertain.values()];
}

/**
 * Links the days of a batch to the days before, and stored days to those of the batch.
 * @param newest the day of the newest stored check of each site
 * @param stored the stored days of the sites that are uncertain
 */
export function linkDays(
  days: readonly SiteDay[],
  newest: ReadonlyMap<string, string>,
  stored: ReadonlyMap<string, readonly string[]>,
): { days: (SiteDay & DayLink)[]; later: DayLink[] } {
  const linked: (SiteDay & DayLink)[] = [];
  const later: DayLink[] = [];
  for (const [id, ofSite] of Map.groupBy(days, siteIdOf)) {
    const added = new Map(ofSite.map((day) => [day.day, day]));
    const known = stored.get(id) ?? [];
    const last = newest.get(id);
    const ordered = [...new Set([...known, ...added.keys(), ...(last ? [last] : [])])].sort();
    for (const [index, day] of ordered.entries()) {
      const previous_day = ordered[index - 1] ?? null;
      const record = added.get(day);
      // A site that expired is stored again as if it were new.
      const is_first = record?.is_first === true && previous_day === null;
      if (record) linked.push({ ...record, is_first, previous_day });
      if (previous_day === null || !known.includes(day)) continue;
      const site = added.get(previous_day);
      if (site) later.push({ item_id: site.item_id, site_key: site.site_key, day, previous_day });
    }
  }
  return { days: linked, later };
}
