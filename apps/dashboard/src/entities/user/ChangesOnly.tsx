import type { ReactNode } from 'react';
import { useAtomValue } from '../../shared/state.ts';
import { ClosedPage } from './ClosedPage.tsx';
import { isViewingAtom } from './viewing.atoms.ts';
import { viewingMessages } from './viewing.messages.ts';

export interface ChangesOnlyProps {
  /** What the page is called. */
  title: string;
  children: ReactNode;
}

/** Shows a page that is there to change something, and tells an operator that looking does not. */
export function ChangesOnly({ title, children }: ChangesOnlyProps) {
  const isViewing = useAtomValue(isViewingAtom);
  return isViewing ? <ClosedPage title={title} words={viewingMessages} /> : children;
}
