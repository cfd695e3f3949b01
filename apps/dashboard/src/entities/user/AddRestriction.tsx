import { lazy, Suspense } from 'react';
import { useAtomValue } from '../../shared/state.ts';
import { type Addable, isAddingRestricted } from './addPermission.rules.ts';
import { meAtom } from './user.queries.ts';

const Notice = lazy(async () => ({
  default: (await import('./AddRestrictionNotice.tsx')).AddRestrictionNotice,
}));

/**
 * Explains why the account may not add something. On a server with billing, also shows how much room
 * the plan has left once it is nearly used up. Renders nothing otherwise.
 */
export function AddRestriction({ what }: { what: Addable }) {
  const me = useAtomValue(meAtom).data;
  if (!(me?.isBillingEnabled || isAddingRestricted(me, what))) return null;
  return (
    <Suspense fallback={null}>
      <Notice what={what} />
    </Suspense>
  );
}
