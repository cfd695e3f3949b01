import type { ReactNode } from 'react';
import { useAtomValue } from '../../shared/state.ts';
import { isViewingAtom } from './viewing.atoms.ts';

/** What changes something: shown to everybody but an operator, who only looks into the account. */
export function Changes({ children }: { children: ReactNode }) {
  return useAtomValue(isViewingAtom) ? null : children;
}
