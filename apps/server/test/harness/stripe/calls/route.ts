import { missing } from '../errors.ts';
import type { FormObject } from '../form.ts';
import { findObject, type StoredObject, type StripeState } from '../state.ts';

/** A request as a call handles it. */
export interface StripeCall {
  state: StripeState;
  /** The ids in the path, in order. */
  ids: readonly string[];
  /** The parameters of the body or of the query. */
  form: FormObject;
  /** The path without the query, which lists contain. */
  path: string;
}

/** A documented call. */
export interface StripeRoute {
  method: 'DELETE' | 'GET' | 'POST';
  /** The path with `:id` for each id. */
  path: string;
  /** The parameters that the stand-in understands. Others are rejected as unknown. */
  params: readonly string[];
  handle(call: StripeCall): unknown;
}

/** The parameters of every list. */
export const listParams = ['limit', 'starting_after', 'ending_before', 'expand'] as const;

/**
 * Returns the object that a request is about.
 * @throws {StripeFailure} if it does not exist
 */
export function requireObject<K extends StoredObject['object']>(
  state: StripeState,
  kind: K,
  id: string | undefined,
  param?: string,
): Extract<StoredObject, { object: K }> {
  const found = findObject(state, kind, id);
  if (!found) throw missing(kind.replace('_', ' '), id ?? '', param);
  return found;
}
