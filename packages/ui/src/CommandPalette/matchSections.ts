import type { ReactNode } from 'react';

/** One thing that a palette can do or open. */
export interface CommandPaletteItem {
  /** Unique in the whole palette. */
  id: string;
  /** What it is called, and found by. */
  label: string;
  /** What tells it from others of the same label; searched too. */
  detail?: string;
  /** One of the kit's icons, before the label. */
  icon?: ReactNode;
  /** Where choosing it goes. */
  href?: string;
  /** What choosing it does. */
  onAction?: () => void;
}

/** Things of one kind in a palette, under a title. */
export interface CommandPaletteSection {
  /** What its items have in common: "Pages". */
  title: string;
  /** The items, in the order in which they show. */
  items: CommandPaletteItem[];
}

/** How much of a section shows; typing on finds the rest. */
export const SECTION_MOST = 50;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Keeps what contains every word of `query`, in any order, without regard to case and accents.
 *
 * Sections that have nothing left go; long ones show their first `SECTION_MOST`.
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
        .slice(0, SECTION_MOST),
    }))
    .filter(({ items }) => items.length > 0);
}
