import type { ReactNode } from 'react';
import { useAtomValue } from '../../shared/state.ts';
import { isViewingAtom } from './viewing.atoms.ts';

/** Shows actions that change something, except to an operator who views the account. */
export function Changes({ children }: { children: ReactNode }) {
  return useAtomValue(isViewingAtom) ? null : children;
}
