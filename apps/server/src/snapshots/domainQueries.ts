import type { SiteFilter } from './siteFilter.rules.ts';
import type { Snapshot } from './snapshot.ts';
import { prepareSelection } from './snapshotQueries.ts';

/** The snapshots of one product. */
export interface ProductSnapshots {
  product: string;
  parts: readonly Snapshot[];
}

/** A site of a product, by its position in a snapshot. */
export interface FoundSite {
  product: string;
  snapshot: Snapshot;
  site: number;
}

/** Sites of a snapshot in the order of their hosts. */
interface SiteList {
  product: string;
  snapshot: Snapshot;
  sites: readonly number[];
}

/**
 * Returns a page of the sites with a host that match all filters, in the order of their hosts, and their
 * number.
 * @param search a part of the host, in lower case; blank for all
 */
export function findDomains(
  products: readonly ProductSnapshots[],
  { search, filters }: { search: string; filters: readonly SiteFilter[] },
  { offset, limit }: { offset: number; limit: number },
): { found: FoundSite[]; total: number } {
  const lists = products.flatMap(({ product, parts }) =>
    parts.map((snapshot): SiteList => {
      const isSelected = prepareSelection(snapshot, filters);
      const sites: number[] = [];
      for (const [site, host] of snapshot.hosts.entries()) {
        if ((search === '' || host.includes(search)) && isSelected(site)) sites.push(site);
      }
      return { product, snapshot, sites };
    }),
  );
  const total = lists.reduce((sum, { sites }) => sum + sites.length, 0);
  if (offset >= total) return { found: [], total };
  const { starts, skipped } = skipSites(lists, offset);
  const found = mergeLists(lists, starts, offset - skipped + limit).slice(offset - skipped);
  return { found, total };
}

function hostAt({ snapshot, sites }: SiteList, index: number): string {
  return snapshot.hosts[sites[index] ?? -1] ?? '';
}

/** The sites of a list that are in question. */
interface Range {
  list: SiteList;
  start: number;
  end: number;
}

/** Returns the first index of a range whose host is not before another one. */
function findIndex({ list, start, end }: Range, host: string): number {
  let [first, last] = [start, end];
  while (first < last) {
    const middle = (first + last) >>> 1;
    if (hostAt(list, middle) < host) first = middle + 1;
    else last = middle;
  }
  return first;
}

/**
 * Returns a host with at least a quarter of the sites in question before it or at it, and a quarter at it or
 * after it: the median of the lists' medians.
 */
function choosePivot(ranges: readonly Range[]): string {
  const medians = ranges
    .map(({ list, start, end }) => ({ host: hostAt(list, (start + end) >>> 1), size: end - start }))
    .filter(({ size }) => size > 0)
    .sort((one, other) => (one.host < other.host ? -1 : Number(one.host > other.host)));
  let rest = medians.reduce((sum, { size }) => sum + size, 0) / 2;
  for (const { host, size } of medians) {
    rest -= size;
    if (rest <= 0) return host;
  }
  return '';
}

/** Fewer sites are merged one by one. */
const MERGED_SITES = 200;

/**
 * Returns where each list begins after the sites before a host, and their number: at most `offset`, and
 * close to it. So the sites of all pages before need not be merged.
 */
function skipSites(lists: readonly SiteList[], offset: number) {
  let ranges = lists.map((list): Range => ({ list, start: 0, end: list.sites.length }));
  let skipped = 0;
  while (offset - skipped > MERGED_SITES) {
    const pivot = choosePivot(ranges);
    const indexes = ranges.map((range) => findIndex(range, pivot));
    const before = indexes.reduce((sum, index) => sum + index, 0);
    // All that is left has equal hosts.
    if (before === skipped) break;
    if (before <= offset) skipped = before;
    ranges = ranges.map(({ list, start, end }, number) => {
      const index = indexes[number] ?? 0;
      return before <= offset ? { list, start: index, end } : { list, start, end: index };
    });
  }
  return { starts: ranges.map(({ start }) => start), skipped };
}

/** The next site of a list that is merged. */
interface Head {
  list: SiteList;
  /** The position of the list, which decides about equal hosts. */
  order: number;
  next: number;
  host: string;
}

const isBefore = (one: Head, other: Head) =>
  one.host < other.host || (one.host === other.host && one.order < other.order);

/** Moves the first head of a heap to its place. */
function sink(heap: Head[]): void {
  let index = 0;
  for (;;) {
    let first = index;
    for (const child of [2 * index + 1, 2 * index + 2]) {
      const [one, other] = [heap[child], heap[first]];
      if (one && other && isBefore(one, other)) first = child;
    }
    const [moved, other] = [heap[index], heap[first]];
    if (first === index || !moved || !other) return;
    [heap[index], heap[first]] = [other, moved];
    index = first;
  }
}

/** Merges lists that are in the order of their hosts from some positions on, up to a number of sites. */
function mergeLists(
  lists: readonly SiteList[],
  starts: readonly number[],
  count: number,
): FoundSite[] {
  // A sorted list is a heap.
  const heap = lists
    .map((list, order): Head => {
      const next = starts[order] ?? 0;
      return { list, order, next, host: hostAt(list, next) };
    })
    .filter(({ list, next }) => next < list.sites.length)
    .sort((one, other) => (isBefore(one, other) ? -1 : 1));
  const merged: FoundSite[] = [];
  while (merged.length < count) {
    const [head] = heap;
    if (!head) break;
    const { product, snapshot, sites } = head.list;
    merged.push({ product, snapshot, site: sites[head.next] ?? 0 });
    head.next += 1;
    head.host = hostAt(head.list, head.next);
    if (head.next >= sites.length) {
      const last = heap.pop();
      if (last && last !== head) heap[0] = last;
    }
    sink(heap);
  }
  return merged;
}
