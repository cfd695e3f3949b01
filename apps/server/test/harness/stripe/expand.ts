import { invalidRequest } from './errors.ts';
import type { FormObject } from './form.ts';
import { list, text } from './form.ts';
import { copyOf, type StoredObject, type StripeState } from './state.ts';

const maxDepth = 4;

type Json = Record<string, unknown>;

function expandPath(state: StripeState, target: Json, [name = '', ...rest]: string[]): boolean {
  const value = target[name];
  if (value === null) return true;
  const found = typeof value === 'string' ? state.objects.get(value) : undefined;
  if (found) target[name] = copyOf(found);
  const next = target[name];
  if (rest.length === 0) return found !== undefined;
  if (Array.isArray(next)) return next.every((one: Json) => expandPath(state, one, [...rest]));
  return typeof next === 'object' && next !== null && expandPath(state, next as Json, rest);
}

/** Returns a response with the objects that a request wants instead of their ids. */
export function expand(state: StripeState, response: unknown, form: FormObject): unknown {
  const paths = list(form, 'expand').map(String);
  if (paths.length === 0) return response;
  const expanded = copyOf(response) as Json;
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > maxDepth) {
      throw invalidRequest(`You cannot expand more than ${maxDepth} levels of a property.`, {
        param: 'expand',
      });
    }
    if (!expandPath(state, expanded, parts)) {
      throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
    }
  }
  return expanded;
}

/** A page of a list. */
interface Page<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

/** Returns the page that a request wants of objects, newest first. */
export function paginate<T extends StoredObject | { id: string }>(
  rows: readonly T[],
  form: FormObject,
  url: string,
): Page<T> {
  const limit = Number(text(form, 'limit') ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw invalidRequest('The limit must be between 1 and 100.', { param: 'limit' });
  }
  const [after, before] = [text(form, 'starting_after'), text(form, 'ending_before')];
  const indexOf = (id: string, param: string) => {
    const index = rows.findIndex((row) => row.id === id);
    if (index === -1) {
      throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param });
    }
    return index;
  };
  if (before !== undefined) {
    const end = indexOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: rows.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : indexOf(after, 'starting_after') + 1;
  const data = rows.slice(start, start + limit);
  return { object: 'list', data, has_more: rows.length > start + limit, url };
}
