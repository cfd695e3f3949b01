import { useSearchParams } from 'wouter';
import { parameters } from '../../shared/paths.ts';

/** The kind of object that a dialog of the page adds. */
export type Adding = 'product' | 'flag';

/** Returns which dialog is open, as the URL stores it for the palette, and how to open another or none. */
export function useAdding() {
  const [search, setSearch] = useSearchParams();
  const stored = search.get(parameters.adding);
  const adding: Adding | null = stored === 'product' || stored === 'flag' ? stored : null;
  const setAdding = (next: Adding | null) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === null) changed.delete(parameters.adding);
        else changed.set(parameters.adding, next);
        return changed;
      },
      { replace: true },
    );
  return { adding, setAdding };
}
