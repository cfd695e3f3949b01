import type { ReactNode } from 'react';
import { useAtomValue } from '../../shared/state.ts';
import { ClosedPage } from './ClosedPage.tsx';
import { isViewingAtom } from './viewing.atoms.ts';
import { viewingMessages } from './viewing.messages.ts';

export interface ChangesOnlyProps {
  /** The title of the page. */
  title: string;
  children: ReactNode;
}

/**
 * Shows a page that changes something; tells an operator who views the account why it is not
 * available.
 */
export function ChangesOnly({ title, children }: ChangesOnlyProps) {
  const isViewing = useAtomValue(isViewingAtom);
  return isViewing ? <ClosedPage title={title} words={viewingMessages} /> : children;
}
