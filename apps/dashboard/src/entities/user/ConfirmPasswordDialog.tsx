import { PasswordField } from '@pressdock/ui';
import { FormDialog } from '../../shared/form/FormDialog.tsx';
import { explainFailure, fieldErrors } from '../../shared/form/formErrors.rules.ts';
import { useForm } from '../../shared/form/useForm.ts';
import { api } from '../../shared/server/api.ts';
import { passwordConfirmationMessages as words } from './passwordConfirmation.messages.ts';

export interface ConfirmPasswordDialogProps {
  onClose: (isConfirmed: boolean) => void;
}

/** Asks for the current password before a sensitive action, which a stolen session must not perform. */
export function ConfirmPasswordDialog({ onClose }: ConfirmPasswordDialogProps) {
  const form = useForm({
    source: { values: { currentPassword: '' } },
    validate: ({ currentPassword }) =>
      fieldErrors(currentPassword === '' ? { currentPassword: words.missing } : {}),
    save: (body) => api.post('/api/v1/users/me/proof', { body }),
    explain: (failure) => explainFailure(failure, failure.error.message),
    onSaved: () => onClose(true),
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
      onClose={() => onClose(false)}
    >
      <PasswordField
        {...form.field('currentPassword')}
        label={words.password}
        autoComplete="current-password"
        autoFocus
        isRequired
      />
    </FormDialog>
  );
}
