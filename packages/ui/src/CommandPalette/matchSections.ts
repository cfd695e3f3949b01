import type { ReactNode } from 'react';

/** One command or page of a palette. */
export interface CommandPaletteItem {
  /** Unique in the whole palette. */
  id: string;
  /** The name that is shown and searched. */
  label: string;
  /** Distinguishes it from items with the same label; searched too. */
  detail?: string;
  /** A second line, for facts that distinguish similar items; searched too. */
  description?: string;
  /** Other words by which it is found; not shown. */
  keywords?: string;
  /** Whether the label is a key, a version or code. */
  isMonospace?: boolean;
  /** One of the kit's icons, before the label. */
  icon?: ReactNode;
  /** The URL to open when the item is selected. */
  href?: string;
  /** Called when the item is selected. */
  onAction?: () => void;
}

/** A titled section of a palette. */
export interface CommandPaletteSection {
  /** The section's title: "Pages". */
  title: string;
  /** The items in display order. */
  items: CommandPaletteItem[];
  /** Whether the items already match the query, as the results of a server do: all of them are shown. */
  isMatched?: boolean;
}

/** The maximum number of items shown per section; a longer query finds the rest. */
export const maxItemsPerSection = 50;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the items that contain every word of `query`, in any order, ignoring case and accents, and all
 * items of sections that are already matched.
 *
 * Drops empty sections and truncates long ones to `maxItemsPerSection` items.
 */
export function matchSections(
  sections: readonly CommandPaletteSection[],
  query: string,
): CommandPaletteSection[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const matches = (title: string) => (item: CommandPaletteItem) => {
    const { label, detail = '', description = '', keywords = '' } = item;
    const text = fold(`${title} ${label} ${detail} ${description} ${keywords}`);
    return words.every((word) => text.includes(word));
  };
  return sections
    .map(({ title, items, isMatched = false }) => ({
      title,
      items: (isMatched ? items : items.filter(matches(title))).slice(0, maxItemsPerSection),
    }))
    .filter(({ items }) => items.length > 0);
}
