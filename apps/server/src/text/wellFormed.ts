function isContainer(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  // Bytes and streams have no texts to repair.
  return Array.isArray(value) || !(value instanceof Object) || value.constructor === Object;
}

/**
 * Replaces each lone surrogate, such as half of an emoji, with U+FFFD in a parsed value: in the text
 * itself, or in all texts and property names inside an object or array, which is changed in place.
 * The database can store none of them.
 */
export function makeWellFormed<Value>(value: Value): Value {
  if (typeof value === 'string') return value.toWellFormed() as Value;
  // A list instead of recursion: the input decides how deep it is nested.
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isContainer(next)) continue;
    for (const [key, item] of Object.entries(next)) {
      const isText = typeof item === 'string';
      if (!isText) open.push(item);
      if (key.isWellFormed() && (!isText || item.isWellFormed())) continue;
      delete next[key];
      next[key.toWellFormed()] = isText ? item.toWellFormed() : item;
    }
  }
  return value;
}
