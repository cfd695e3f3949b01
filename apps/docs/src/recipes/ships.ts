/** A ship in the recipes. */
export interface Ship {
  id: string;
  name: string;
  quay: 'north' | 'south';
  cargo: string;
  tons: number;
}

const some: readonly Ship[] = [
  { id: 'GRH1', name: 'Gray Heron', quay: 'north', cargo: 'Grain', tons: 12_400 },
  { id: 'NST2', name: 'Northern Star', quay: 'north', cargo: 'Timber', tons: 8_150 },
  { id: 'KIT3', name: 'Kittiwake', quay: 'south', cargo: 'Grain', tons: 3_900 },
  { id: 'FUL4', name: 'Fulmar', quay: 'south', cargo: 'Salt', tons: 21_075 },
  { id: 'GRS5', name: 'Gray Seal', quay: 'north', cargo: 'Salt', tons: 640 },
];

const longName = 'Her Majesty’s Hydrographic Survey Vessel of the Outer Northern Approaches';

/** Returns the ships for the toolbar's setting: a few, many, some with very long names, or none. */
export function shipsFor(data: unknown): readonly Ship[] {
  if (data === 'none') return [];
  if (data === 'long') return some.map((ship) => ({ ...ship, name: `${longName} ${ship.name}` }));
  if (data !== 'many') return some;
  return Array.from({ length: 40 }, (_, round) =>
    some.map((ship) => ({ ...ship, id: `${ship.id}-${round}`, name: `${ship.name} ${round + 1}` })),
  ).flat();
}
