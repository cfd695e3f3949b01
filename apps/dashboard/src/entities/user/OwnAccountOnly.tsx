import type { ReactNode } from 'react';
import { useAtomValue } from '../../shared/state.ts';
import { ClosedPage } from './ClosedPage.tsx';
import { ownAccountMessages } from './ownAccount.messages.ts';
import { isActingAtom } from './user.queries.ts';

export interface OwnAccountOnlyProps {
  /** The title of the page. */
  title: string;
  children: ReactNode;
}

/** Shows a page to the owner of the account only, and tells everyone else so. */
export function OwnAccountOnly({ title, children }: OwnAccountOnlyProps) {
  const isActing = useAtomValue(isActingAtom);
  return isActing ? <ClosedPage title={title} words={ownAccountMessages} /> : children;
}
