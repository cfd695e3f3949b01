/** A table and the other tables that its foreign keys refer to. */
interface Related {
  id: string;
  parents: readonly string[];
}

/**
 * Orders tables so that each follows the tables it refers to.
 *
 * @throws if tables refer to each other in a cycle
 */
export function orderByParents<Table extends Related>(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const placed = new Set<string>();
  let waiting = [...tables];
  while (waiting.length > 0) {
    const known = new Set(waiting.map(({ id }) => id));
    const isFree = ({ id, parents }: Table) =>
      parents.every((parent) => parent === id || placed.has(parent) || !known.has(parent));
    const free = waiting.filter(isFree);
    if (free.length === 0) {
      const names = waiting.map(({ id }) => id).join(', ');
      throw new Error(`These tables refer to each other: ${names}.`);
    }
    for (const table of free) placed.add(table.id);
    ordered.push(...free);
    waiting = waiting.filter(({ id }) => !placed.has(id));
  }
  return ordered;
}
