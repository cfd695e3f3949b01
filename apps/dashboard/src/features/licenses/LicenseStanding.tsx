import type { LicenseResponse } from '@pressdock/api';
import { Alert, Button } from '@pressdock/ui';
import { changeStandAtom } from '../../entities/license/license.queries.ts';
import { useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { useSubmission } from '../../shared/useSubmission.ts';
import { licenseUseMessages as words } from './licenseUse.messages.ts';

/** Says that a licence is suspended, and ends that. */
export function SuspendedNotice({ license }: { license: LicenseResponse }) {
  const { isPending, change } = useStand(license);
  if (!license.isSuspended) return null;
  return (
    <Alert
      tone="caution"
      title={words.suspendedTitle}
      actions={
        <Button size="small" isPending={isPending} onPress={() => change('reinstate')}>
          {words.reinstate}
        </Button>
      }
    >
      {words.suspended}
    </Alert>
  );
}

/** Suspends a licence that is not suspended. */
export function SuspendButton({ license }: { license: LicenseResponse }) {
  const { isPending, change } = useStand(license);
  if (license.isSuspended) return null;
  return (
    <Button isPending={isPending} onPress={() => change('suspend')}>
      {words.suspend}
    </Button>
  );
}

function useStand({ _id: id }: LicenseResponse) {
  const changeStand = useSetAtom(changeStandAtom);
  const { isPending, run } = useSubmission();
  const change = (to: 'suspend' | 'reinstate') =>
    run(async () => {
      const isChanged = await changeStand({ id, change: to });
      if (!isChanged) toasts.add({ title: words.standFailed, tone: 'critical' });
    });
  return { isPending, change };
}
