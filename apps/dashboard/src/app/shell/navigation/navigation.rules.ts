import type { UserResponse } from '@pressdock/api';
import type { InterfaceFlag } from '../../../entities/flags/flags.rules.ts';
import { hasTeam } from '../../../entities/user/user.rules.ts';
import { type ProductKind, paths } from '../../../shared/paths.ts';
import { shellMessages } from '../shell.messages.ts';

/**
 * What of the navigation is not for everybody: an interface flag's, a team's, the operator's, what only
 * the account's owner has, and what is a person's own and hidden from an operator who views them.
 */
export type Part = InterfaceFlag | 'team' | 'operator' | 'owner' | 'person';

/** One place of the main navigation. */
export interface NavigationEntry {
  page: keyof typeof shellMessages.pages;
  label: string;
  href: string;
  /** What it waits for, where it is not for everybody. */
  part?: Part;
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
    title: groups.sell,
    entries: [
      { page: 'licenses', label: pages.licenses, href: paths.licenses() },
      { page: 'customers', label: pages.customers, href: paths.customers() },
    ],
  },
  {
    entries: [
      {
        page: 'featureFlags',
        label: pages.featureFlags,
        href: paths.featureFlags(),
        part: 'SHOW_FEATURE_FLAG_MENU',
      },
    ],
  },
  {
    title: groups.account,
    entries: [
      { page: 'team', label: pages.team, href: paths.team(), part: 'team' },
      { page: 'profile', label: pages.profile, href: paths.profile(), part: 'person' },
      { page: 'apiKeys', label: pages.apiKeys, href: paths.apiKeys(), part: 'owner' },
      { page: 'auditLog', label: pages.auditLog, href: paths.auditLog() },
      { page: 'support', label: pages.support, href: paths.support() },
    ],
  },
  {
    title: groups.operator,
    entries: [
      { page: 'accounts', label: pages.accounts, href: paths.accounts(), part: 'operator' },
      {
        page: 'interfaceFlags',
        label: pages.interfaceFlags,
        href: paths.interfaceFlags(),
        part: 'operator',
      },
    ],
  },
];

/**
 * Whom the navigation is shown to: `person` is who is signed in, `me` the account they act in.
 * @see specification, section 6
 */
export function partsFor(
  flags: ReadonlySet<InterfaceFlag>,
  me: UserResponse | undefined,
  person: UserResponse | undefined,
): ReadonlySet<Part> {
  const parts = new Set<Part>(flags);
  // Most people act for themselves: until it is known, nothing of that is missing.
  const isOwn = me === undefined || person === undefined || person._id === me._id;
  if (isOwn) parts.add('owner');
  if (isOwn || person.viewingEndsAt === null) parts.add('person');
  if (!isOwn || hasTeam(me?.selectedPlan ?? '')) parts.add('team');
  if (isOwn && me?.isAdmin) parts.add('operator');
  return parts;
}

/**
 * The navigation without what is not for this person; a group with nothing left goes.
 * @see specification, section 2, "The shell"
 */
export function visibleNavigation(
  all: readonly NavigationGroup[],
  parts: ReadonlySet<Part>,
): NavigationGroup[] {
  return all
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ part }) => part === undefined || parts.has(part)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

const places = navigation.flatMap(({ entries }) => entries);

const isAt = (href: string, path: string) =>
  path === href || (href !== paths.home() && path.startsWith(`${href}/`));

/**
 * Whether a place, or a page under it, is being shown. Home has no pages under it, and a place under
 * another one is that other's no more.
 */
export function isCurrentPlace(href: string, path: string): boolean {
  return (
    isAt(href, path) && !places.some((one) => isAt(one.href, path) && one.href.length > href.length)
  );
}

/** The places above a page, widest first. */
export function placesAbove(path: string): NavigationEntry[] {
  return places.filter(({ href }) => href !== path && isCurrentPlace(href, path));
}
