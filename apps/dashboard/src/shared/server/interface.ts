import type { InterfaceResponse } from '@pressdock/api';
import { api } from './api.ts';
import { dataOf } from './failure.ts';

let known: Promise<InterfaceResponse> | undefined;

/**
 * Returns what the server reports about this interface. Requested once, and again after a failure.
 */
export function readInterface(): Promise<InterfaceResponse> {
  known ??= dataOf(api.get('/api/v2/public/interface')).catch((failure: unknown) => {
    known = undefined;
    throw failure;
  });
  return known;
}
