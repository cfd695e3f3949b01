import type { DeactivatedResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { TextField } from '@pressdock/ui';
import { usePasswordConfirmation } from '../../entities/user/usePasswordConfirmation.tsx';
import { FormDialog } from '../../shared/form/FormDialog.tsx';
import { explainFailure, fieldErrors } from '../../shared/form/formErrors.rules.ts';
import { useForm } from '../../shared/form/useForm.ts';
import { navigateFreely } from '../../shared/navigation/navigation.ts';
import { paths } from '../../shared/paths.ts';
import { api } from '../../shared/server/api.ts';
import { securityMessages } from './security.messages.ts';
import { isSameEmail } from './security.rules.ts';

const { deactivation: words } = securityMessages;

export interface DeactivateDialogProps {
  email: string;
  onClose: () => void;
}

/** Deactivates the account once its e-mail was typed, and then leaves the dashboard. */
export function DeactivateDialog({ email, onClose }: DeactivateDialogProps) {
  const { withPassword, dialog } = usePasswordConfirmation();
  const form = useForm({
    source: { values: { email: '' } },
    validate: (values) =>
      fieldErrors(isSameEmail(values.email, email) ? {} : { email: words.mismatch }),
    save: async (): Promise<Result<DeactivatedResponse | undefined>> => {
      const result = await withPassword(() => api.delete('/api/v1/users/me/deactivate'));
      return result ?? { ok: true, status: 0, data: undefined };
    },
    explain: (failure) => explainFailure(failure, words.failed),
    onSaved: (result) => result && navigateFreely(paths.leave(result.endsAt), { replace: true }),
  });
  return (
    <>
      <FormDialog
        form={form}
        size="small"
        title={words.question}
        description={words.context}
        submitLabel={words.start}
        isCritical
        errorTitle={words.errorTitle}
        closesWithoutAsking
        onClose={onClose}
      >
        <TextField
          {...form.field('email')}
          label={words.typeToConfirm(email)}
          autoComplete="off"
          autoFocus
          isRequired
        />
      </FormDialog>
      {dialog}
    </>
  );
}
