import type { SecondFactorResponse } from '@pressdock/api';
import { Alert, Badge, Button, ConfirmDialog, Inline, Text } from '@pressdock/ui';
import { useState } from 'react';
import { usePasswordConfirmation } from '../../entities/user/usePasswordConfirmation.tsx';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { api } from '../../shared/server/api.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SectionLoading } from './SectionLoading.tsx';
import { SetUpDialog, type SetUpSecret } from './SetUpDialog.tsx';
import * as styles from './security.css.ts';
import { securityMessages } from './security.messages.ts';
import { refreshSecondFactorAtom, secondFactorAtom } from './security.queries.ts';
import { hasFewCodes } from './security.rules.ts';

const { factor: words } = securityMessages;

/** Shows whether two-factor authentication is on, and changes it. */
export function SecondFactorSection() {
  const { data, isError, isFetching, refetch } = useAtomValue(secondFactorAtom);
  return (
    <FormSection name="second-factor" title={words.title} context={words.context}>
      <div className={styles.narrow}>
        {data ? (
          <SecondFactor {...data} />
        ) : isError ? (
          <FailureNotice isRetrying={isFetching} onRetry={refetch}>
            {words.failed}
          </FailureNotice>
        ) : (
          <SectionLoading />
        )}
      </div>
    </FormSection>
  );
}

function SecondFactor({ isOn, recoveryCodesLeft }: SecondFactorResponse) {
  const [secret, setSecret] = useState<SetUpSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isTurningOff, setTurningOff] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const refresh = useSetAtom(refreshSecondFactorAtom);
  const { withPassword, dialog } = usePasswordConfirmation();
  const { isPending, run } = useSubmission();

  /** Performs one change after confirming the password, and shows whether it failed. */
  const change = <T,>(action: Parameters<typeof withPassword<T>>[0], then: (data: T) => void) =>
    run(async () => {
      setFailed(false);
      const result = await withPassword(action);
      if (result === undefined) return;
      if (result.ok) then(result.data);
      else setFailed(true);
      // A failure may mean that the shown state is outdated.
      await refresh();
    });

  const setUp = () => change(() => api.post('/api/v1/users/me/second-factor'), setSecret);
  const renew = () =>
    change(
      () => api.post('/api/v1/users/me/second-factor/recovery-codes'),
      ({ recoveryCodes }) => setCodes(recoveryCodes),
    );
  const turnOff = () => {
    setTurningOff(false);
    change(
      () => api.delete('/api/v1/users/me/second-factor'),
      () => toasts.add({ title: words.switchedOff, tone: 'positive' }),
    );
  };

  return (
    <>
      <FactorStatus isOn={isOn} recoveryCodesLeft={recoveryCodesLeft} />
      {hasFailed ? <Alert tone="critical">{words.changeFailed}</Alert> : null}
      <Inline gap="8">
        {isOn ? (
          <>
            <Button isPending={isPending} onPress={renew}>
              {words.renew}
            </Button>
            <Button onPress={() => setTurningOff(true)}>{words.switchOff}</Button>
          </>
        ) : (
          <Button isPending={isPending} onPress={setUp}>
            {words.setUp}
          </Button>
        )}
      </Inline>
      {dialog}
      {secret ? (
        <SetUpDialog
          secret={secret}
          onClose={() => setSecret(undefined)}
          onConfirmed={(made) => {
            setSecret(undefined);
            setCodes(made);
            void refresh();
          }}
        />
      ) : null}
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} /> : null}
      <ConfirmDialog
        isOpen={isTurningOff}
        onOpenChange={setTurningOff}
        title={words.switchOffTitle}
        confirmLabel={words.switchOff}
        isCritical
        onConfirm={turnOff}
      >
        {words.switchOffText}
      </ConfirmDialog>
    </>
  );
}

function FactorStatus({ isOn, recoveryCodesLeft }: SecondFactorResponse) {
  if (!isOn)
    return (
      <Inline gap="12">
        <Badge tone="neutral">{words.off}</Badge>
      </Inline>
    );
  return (
    <>
      <Inline gap="12">
        <Badge tone="positive">{words.on}</Badge>
        <Text tone="muted">{words.left(recoveryCodesLeft)}</Text>
      </Inline>
      {hasFewCodes(recoveryCodesLeft) ? <Alert tone="caution">{words.fewLeft}</Alert> : null}
    </>
  );
}
