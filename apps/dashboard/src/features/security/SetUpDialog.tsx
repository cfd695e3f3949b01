import type { SecondFactorSetupResponse } from '@pressdock/api';
import { Button, CodeBlock, Dialog, Form, TextField } from '@pressdock/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { api } from '../../shared/server/api.ts';
import { securityMessages } from './security.messages.ts';
import { type FormFaults, formFailure } from './security.rules.ts';

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));
const { setUp: words, factor, cancel } = securityMessages;

/** What an authenticator app is told. */
export type SetUpSecret = SecondFactorSetupResponse;

export interface SetUpDialogProps {
  secret: SetUpSecret;
  onClose: () => void;
  /** Called with the recovery codes once the first code was right. */
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Hands a secret to an authenticator app, and switches the second factor on with its first code. */
export function SetUpDialog({ secret, onClose, onConfirmed }: SetUpDialogProps) {
  const formId = useId();
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<FormFaults>({});
  const { isPending, run } = useSubmission();

  const submit = () =>
    run(async () => {
      const typed = code.replaceAll(/\s/g, '');
      setFaults(/^\d{6}$/.test(typed) ? {} : { fields: { code: words.missing } });
      if (!/^\d{6}$/.test(typed)) return;
      const body = { code: typed };
      const result = await api.post('/api/v1/users/me/second-factor/confirm', { body });
      if (result.ok) onConfirmed(result.data.recoveryCodes);
      else setFaults(formFailure(result, factor.changeFailed));
    });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={words.title}
      description={words.description}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Suspense fallback={null}>
        <QrCode text={secret.url} label={words.picture} />
      </Suspense>
      <CodeBlock code={secret.secret} label={words.secret} />
      <Form
        id={formId}
        onSubmit={submit}
        validationErrors={faults.fields}
        errorMessage={faults.message}
        summaryTitle={words.summary}
      >
        <TextField
          name="code"
          label={words.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          isMonospace
          isRequired
          value={code}
          onChange={(typed) => {
            setCode(typed);
            setFaults({});
          }}
        />
      </Form>
    </Dialog>
  );
}
