import type { SecondFactorSetupResponse } from '@pressdock/api';
import { CodeBlock, TextField } from '@pressdock/ui';
import { lazy, Suspense } from 'react';
import { FormDialog } from '../../shared/form/FormDialog.tsx';
import { explainFailure, fieldErrors } from '../../shared/form/formErrors.rules.ts';
import { useForm } from '../../shared/form/useForm.ts';
import { api } from '../../shared/server/api.ts';
import { securityMessages } from './security.messages.ts';

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));
const { setUp: words, factor } = securityMessages;

/** The secret for an authenticator app. */
export type SetUpSecret = SecondFactorSetupResponse;

export interface SetUpDialogProps {
  secret: SetUpSecret;
  onClose: () => void;
  /** Called with the recovery codes once the first code is confirmed. */
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

const withoutSpaces = (code: string) => code.replaceAll(/\s/g, '');

/** Shows the secret to an authenticator app and turns two-factor authentication on with its first code. */
export function SetUpDialog({ secret, onClose, onConfirmed }: SetUpDialogProps) {
  const form = useForm({
    source: { values: { code: '' } },
    validate: ({ code }) =>
      fieldErrors(/^\d{6}$/.test(withoutSpaces(code)) ? {} : { code: words.missing }),
    save: ({ code }) =>
      api.post('/api/v1/users/me/second-factor/confirm', { body: { code: withoutSpaces(code) } }),
    explain: (failure) => explainFailure(failure, factor.changeFailed),
    onSaved: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={words.title}
      description={words.description}
      submitLabel={words.confirm}
      errorTitle={words.errorTitle}
      closesWithoutAsking
      onClose={onClose}
    >
      <Suspense fallback={null}>
        <QrCode text={secret.url} label={words.qrCode} />
      </Suspense>
      <CodeBlock code={secret.secret} label={words.secret} />
      <TextField
        {...form.field('code')}
        label={words.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        isMonospace
        isRequired
      />
    </FormDialog>
  );
}
