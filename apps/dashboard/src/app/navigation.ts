import type { NavigationEntry } from '../entities/navigation/navigation.kind.ts';

type Declared = Record<string, NavigationEntry | readonly NavigationEntry[]>;

const declared = import.meta.glob<Declared>('../features/*/*.navigation.ts', { eager: true });

/**
 * Every entry of the main navigation. They are apart from the features, whose declarations load later
 * than the first page.
 * @see specification, section 2, "The shell"
 */
export const navigationEntries: readonly NavigationEntry[] = Object.values(declared)
  .flatMap((module) => Object.values(module))
  .flat();
