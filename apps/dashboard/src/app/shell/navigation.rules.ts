import type { InterfaceFlag } from '../../entities/flags/flags.rules.ts';
import { type ProductKind, paths } from '../../shared/paths.ts';
import { shellMessages } from './shell.messages.ts';

/** One place of the main navigation. */
export interface NavigationEntry {
  page: keyof typeof shellMessages.pages;
  label: string;
  href: string;
  /** The interface flag it waits for, where it has one. */
  flag?: InterfaceFlag;
}

/** Places that belong together, under a small title. */
export interface NavigationGroup {
  title?: string;
  entries: readonly NavigationEntry[];
}

const { pages, groups } = shellMessages;

const listOf = (kind: ProductKind): NavigationEntry => ({
  page: kind,
  label: pages[kind],
  href: paths.products(kind),
});

/** The main navigation: what exists, in the order it is shown. */
export const navigation: readonly NavigationGroup[] = [
  { entries: [{ page: 'home', label: pages.home, href: paths.home() }] },
  { title: groups.products, entries: [listOf('plugin'), listOf('theme')] },
  {
    title: groups.account,
    entries: [
      { page: 'profile', label: pages.profile, href: paths.profile() },
      { page: 'apiKeys', label: pages.apiKeys, href: paths.apiKeys() },
    ],
  },
];

/**
 * The navigation without what waits for an inactive flag; a group with nothing left goes.
 * @see specification, section 2, "The shell"
 */
export function visibleNavigation(
  all: readonly NavigationGroup[],
  active: ReadonlySet<InterfaceFlag>,
): NavigationGroup[] {
  return all
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ flag }) => flag === undefined || active.has(flag)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Whether a place, or a page under it, is being shown. Home has no pages under it. */
export function isCurrentPlace(href: string, path: string): boolean {
  return path === href || (href !== paths.home() && path.startsWith(`${href}/`));
}

/** The places above a page, widest first. */
export function placesAbove(path: string): NavigationEntry[] {
  return navigation
    .flatMap(({ entries }) => entries)
    .filter(({ href }) => href !== path && isCurrentPlace(href, path));
}
