import type { Result } from '@pressdock/api/client';
import { TextField } from '@pressdock/ui';
import { usePasswordConfirmation } from '../../../entities/user/usePasswordConfirmation.tsx';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { explainFailure, fieldErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { navigate } from '../../../shared/navigation/navigation.ts';
import { paths } from '../../../shared/paths.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { accountActionMessages } from './accountActions.messages.ts';
import { createAccountAtom } from './accountActions.queries.ts';

const { create: words } = accountActionMessages;
const blank = { firstName: '', lastName: '', email: '' };

/** Returns an error for each field that is blank. */
function findBlanks(values: typeof blank): Record<string, string> {
  const missing = Object.entries(words.missing);
  return Object.fromEntries(
    missing.filter(([name]) => values[name as keyof typeof blank].trim() === ''),
  );
}

/** Creates an account for a person and then opens its page. */
export function CreateAccountDialog({ onClose }: { onClose: () => void }) {
  const create = useSetAtom(createAccountAtom);
  const { withPassword, dialog } = usePasswordConfirmation();
  const form = useForm({
    source: { values: blank },
    validate: (values) => fieldErrors(findBlanks(values)),
    save: async (values): Promise<Result<{ _id: string } | undefined>> => {
      const result = await withPassword(() => create({ ...values, email: values.email.trim() }));
      return result ?? { ok: true, status: 0, data: undefined };
    },
    explain: (failure) => explainFailure(failure, words.failed),
    onSaved: (created) => {
      if (created === undefined) return;
      toasts.add({ title: words.done(form.values.email.trim()), tone: 'positive' });
      onClose();
      navigate(paths.account(created._id));
    },
  });
  return (
    <>
      <FormDialog
        form={form}
        title={words.title}
        description={words.description}
        submitLabel={words.submit}
        errorTitle={words.errorTitle}
        closesWithoutAsking
        onClose={onClose}
      >
        <TextField
          {...form.field('firstName')}
          label={words.firstName}
          autoComplete="off"
          autoFocus
          isRequired
        />
        <TextField
          {...form.field('lastName')}
          label={words.lastName}
          autoComplete="off"
          isRequired
        />
        <TextField
          {...form.field('email')}
          type="email"
          label={words.email}
          autoComplete="off"
          isRequired
        />
      </FormDialog>
      {dialog}
    </>
  );
}
