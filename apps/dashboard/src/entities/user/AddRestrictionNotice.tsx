import { Alert, LinkButton } from '@pressdock/ui';
import { billingPaths } from '../../shared/billingPaths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { usageMessages } from '../billing/usage.messages.ts';
import { type Addable, isAddingRestricted } from './addPermission.rules.ts';
import { addRestrictionMessages as words } from './addRestriction.messages.ts';
import { PlanRoomNotice } from './PlanRoomNotice.tsx';
import { meAtom, personAtom } from './user.queries.ts';

/** The explanation, which differs for the owner and for members, or the room that the plan has left. */
export function AddRestrictionNotice({ what }: { what: Addable }) {
  const me = useAtomValue(meAtom).data;
  const person = useAtomValue(personAtom);
  const isOwn = person === undefined || person._id === me?._id;
  const isBilled = me?.isBillingEnabled ?? false;
  if (!isAddingRestricted(me, what)) return <PlanRoomNotice what={what} />;
  return (
    <Alert
      tone="caution"
      title={words.title(what)}
      actions={
        isOwn && isBilled ? (
          <LinkButton size="small" href={billingPaths.billing()}>
            {usageMessages.toPlans}
          </LinkButton>
        ) : undefined
      }
    >
      {!isOwn ? words.forMember(me?.email ?? '') : isBilled ? words.forBilledOwner : words.forOwner}
    </Alert>
  );
}
