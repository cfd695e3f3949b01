import type { LicenseResponse } from '@pressdock/api';
import { Alert, Button } from '@pressdock/ui';
import { changeStandAtom } from '../../../entities/license/license.queries.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { licenseUseMessages as words } from '../licenseUse.messages.ts';

/** Says that a licence is suspended. */
export function SuspendedNotice({ license }: { license: LicenseResponse }) {
  if (!license.isSuspended) return null;
  return (
    <Alert tone="caution" title={words.suspendedTitle}>
      {words.suspended}
    </Alert>
  );
}

/** Suspends a licence, or ends that: one button, which keeps the focus. */
export function SuspendButton({ license: { _id: id, isSuspended } }: { license: LicenseResponse }) {
  const changeStand = useSetAtom(changeStandAtom);
  const { isPending, run } = useSubmission();
  const change = isSuspended ? 'reinstate' : 'suspend';
  const press = () =>
    run(async () => {
      const isChanged = await changeStand({ id, change });
      if (!isChanged) toasts.add({ title: words.standFailed, tone: 'critical' });
    });
  return (
    <Changes>
      <Button isPending={isPending} onPress={press}>
        {words[change]}
      </Button>
    </Changes>
  );
}
