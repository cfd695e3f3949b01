import type { LicenseResponse } from '@pressdock/api';
import { Alert, Button } from '@pressdock/ui';
import { changeSuspensionAtom } from '../../../entities/license/license.queries.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { licenseDetailsMessages as words } from './licenseDetails.messages.ts';

/** Shows that a license is suspended. */
export function SuspendedNotice({ license }: { license: LicenseResponse }) {
  if (!license.isSuspended) return null;
  return (
    <Alert tone="caution" title={words.suspendedTitle}>
      {words.suspended}
    </Alert>
  );
}

/** Suspends or reinstates a license: one button, so that it keeps the focus. */
export function SuspendButton({ license: { _id: id, isSuspended } }: { license: LicenseResponse }) {
  const changeSuspension = useSetAtom(changeSuspensionAtom);
  const { isPending, run } = useSubmission();
  const change = isSuspended ? 'reinstate' : 'suspend';
  const press = () =>
    run(async () => {
      const isChanged = await changeSuspension({ id, change });
      if (!isChanged) toasts.add({ title: words.suspensionFailed, tone: 'critical' });
    });
  return (
    <Changes>
      <Button isPending={isPending} onPress={press}>
        {words[change]}
      </Button>
    </Changes>
  );
}
