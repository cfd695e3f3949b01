import type { UserResponse } from '@pressdock/api';
import type { InterfaceFlag } from '../../../entities/interfaceFlags/interfaceFlags.rules.ts';
import { navigationGroups } from '../../../entities/navigation/navigation.groups.ts';
import type { Audience, NavigationEntry } from '../../../entities/navigation/navigation.kind.ts';
import { hasTeam } from '../../../entities/user/user.rules.ts';
import { paths } from '../../../shared/paths.ts';

/** Entries that belong together, below an optional title. */
export interface NavigationGroup {
  id: string;
  title?: string;
  entries: readonly NavigationEntry[];
}

/** Returns the entries by group, in the order shown. */
export function navigationOf(entries: readonly NavigationEntry[]): NavigationGroup[] {
  return navigationGroups.map((group) => ({
    ...group,
    entries: entries.filter((entry) => entry.group === group.id).sort((a, b) => a.order - b.order),
  }));
}

/**
 * Returns the audiences that a viewer belongs to. `person` is signed in and acts in the account `me`.
 * @see specification, section 6
 */
export function audiencesOf(
  flags: ReadonlySet<InterfaceFlag>,
  me: UserResponse | undefined,
  person: UserResponse | undefined,
): ReadonlySet<Audience> {
  const audiences = new Set<Audience>(flags);
  // Most people act in their own account, so assume that until both are known.
  const isOwn = me === undefined || person === undefined || person._id === me._id;
  if (isOwn) audiences.add('owner');
  if (isOwn || person.viewingEndsAt === null) audiences.add('person');
  if (!isOwn || hasTeam(me?.selectedPlan ?? '')) audiences.add('team');
  if (isOwn && me?.isAdmin) audiences.add('operator');
  if (isOwn && me?.isBillingEnabled) audiences.add('billing');
  return audiences;
}

/**
 * Returns the navigation that the audiences see, without empty groups.
 * @see specification, section 2, "The shell"
 */
export function visibleNavigation(
  groups: readonly NavigationGroup[],
  audiences: ReadonlySet<Audience>,
): NavigationGroup[] {
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(
        ({ audience }) => audience === undefined || audiences.has(audience),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

const isAt = (href: string, path: string) =>
  path === href || (href !== paths.home() && path.startsWith(`${href}/`));

/**
 * Returns the entry of the current page: the entry with the longest path that the page is at or under.
 * No page is under home.
 */
export function currentEntry(
  entries: readonly NavigationEntry[],
  path: string,
): NavigationEntry | undefined {
  return entries
    .filter(({ href }) => isAt(href, path))
    .sort((a, b) => b.href.length - a.href.length)[0];
}

/** Returns the entry above a page; undefined for a page that is an entry itself. */
export function entryAbove(
  entries: readonly NavigationEntry[],
  path: string,
): NavigationEntry | undefined {
  const current = currentEntry(entries, path);
  return current?.href === path ? undefined : current;
}
