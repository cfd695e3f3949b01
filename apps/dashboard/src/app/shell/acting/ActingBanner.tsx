import type { UserResponse } from '@pressdock/api';
import { Alert, Button } from '@pressdock/ui';
import { useCallback, useState } from 'react';
import { meAtom, personAtom } from '../../../entities/user/user.queries.ts';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { navigateFreely } from '../../../shared/navigation/navigation.ts';
import { paths } from '../../../shared/paths.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { actingMessages as words } from './acting.messages.ts';
import { endViewing } from './endViewing.ts';
import { useMinutesLeft } from './useMinutesLeft.ts';

/**
 * Shows on every page whose account the person acts in: that of their team's owner, or one an
 * operator views.
 */
export function ActingBanner() {
  const me = useAtomValue(meAtom).data;
  const endsAt = useAtomValue(personAtom)?.viewingEndsAt ?? null;
  if (me === undefined) return null;
  if (endsAt !== null) return <ViewingBanner me={me} endsAt={endsAt} />;
  return (
    <Alert tone="info" title={words.member(me.email)}>
      {words.memberText}
    </Alert>
  );
}

function ViewingBanner({ me, endsAt }: { me: UserResponse; endsAt: string }) {
  const over = paths.logout(paths.viewingOver(me._id));
  const leave = useCallback(() => navigateFreely(over, { replace: true }), [over]);
  const minutes = useMinutesLeft(endsAt, leave);
  const [hasFailed, setFailed] = useState(false);
  const { isPending, run } = useSubmission();
  const end = () =>
    run(async () => {
      setFailed(false);
      setFailed(!(await endViewing(me._id)));
    });
  return (
    <>
      <Alert
        tone="caution"
        title={words.viewing(me.email, endsAt)}
        actions={
          <Button size="small" isPending={isPending} onPress={end}>
            {words.end}
          </Button>
        }
      >
        {/* Announced once with the end time; announcing every minute would interrupt screen reader users. */}
        {words.viewingText} <span aria-hidden="true">· {words.left(minutes)}</span>
      </Alert>
      {hasFailed ? <Alert tone="critical">{words.endFailed}</Alert> : null}
    </>
  );
}
