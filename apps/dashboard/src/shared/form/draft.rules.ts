/** Unsaved changes to a form. Passwords and secrets are never part of a draft. */
export interface Draft<Values> {
  /** The fields that differ from what the form started from. */
  changes: Partial<Values>;
  /** The revision that was being edited; absent for something new. */
  revision?: number;
}

/** Returns a draft as text, or undefined if it has no changes. `fields` holds every field a draft may have. */
export function writeDraft<Values extends object>(
  { changes, revision }: Draft<Values>,
  fields: Partial<Values>,
): string | undefined {
  const stored = Object.entries(changes).filter(([name]) => name in fields);
  if (stored.length === 0) return undefined;
  return JSON.stringify({ changes: Object.fromEntries(stored), revision });
}

function isOfType(value: unknown, example: unknown): boolean {
  if (!Array.isArray(example)) return typeof value === typeof example;
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}

/** Parses a stored draft. Ignores fields that are not in `fields` or hold another type. */
export function readDraft<Values extends object>(
  text: string | null,
  fields: Partial<Values>,
): Draft<Values> | undefined {
  const stored = parseObject(text ?? '');
  const found: Record<string, unknown> = Object(stored.changes);
  const known = Object.entries(fields)
    .filter(([name, example]) => isOfType(found[name], example))
    .map(([name]) => [name, found[name]]);
  if (known.length === 0) return undefined;
  const changes: Partial<Values> = Object.fromEntries(known);
  return Number.isInteger(stored.revision)
    ? { changes, revision: Number(stored.revision) }
    : { changes };
}

function parseObject(text: string): { changes?: unknown; revision?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
