import { lazy, Suspense } from 'react';
import { useAtomValue } from '../../shared/state.ts';
import { type Addable, isKeptFromAdding } from './addPermission.rules.ts';
import { meAtom } from './user.queries.ts';

const Notice = lazy(async () => ({
  default: (await import('./AddRefusedNotice.tsx')).AddRefusedNotice,
}));

/** Explains why the account may not add something. Nothing where it may, or while that is not known. */
export function AddRefused({ what }: { what: Addable }) {
  const me = useAtomValue(meAtom).data;
  if (!isKeptFromAdding(me, what)) return null;
  return (
    <Suspense fallback={null}>
      <Notice what={what} />
    </Suspense>
  );
}
