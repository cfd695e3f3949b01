import { dataMessages as words } from '../widget/data.messages.ts';

/** Returns why there are no sites on a date, and what to do about it. */
export const noSitesText = (filters: readonly string[], isDeleted: boolean) =>
  isDeleted ? words.deleted : filters.length === 0 ? words.noSites : words.noMatch;
