import type { ReactNode } from 'react';

/** One command or page of a palette. */
export interface CommandPaletteItem {
  /** Unique in the whole palette. */
  id: string;
  /** The name that is shown and searched. */
  label: string;
  /** Distinguishes it from items with the same label; searched too. */
  detail?: string;
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
}

/** The maximum number of items shown per section; a longer query finds the rest. */
export const maxItemsPerSection = 50;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the items that contain every word of `query`, in any order, ignoring case and accents.
 *
 * Drops empty sections and truncates long ones to `maxItemsPerSection` items.
 */
export function matchSections(
  sections: readonly CommandPaletteSection[],
  query: string,
): CommandPaletteSection[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return sections
    .map(({ title, items }) => ({
      title,
      items: items
        .filter(({ label, detail = '' }) => {
          const text = fold(`${title} ${label} ${detail}`);
          return words.every((word) => text.includes(word));
        })
        .slice(0, maxItemsPerSection),
    }))
    .filter(({ items }) => items.length > 0);
}
