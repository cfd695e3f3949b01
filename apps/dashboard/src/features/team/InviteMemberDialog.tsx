import { TextField } from '@pressdock/ui';
import { FormDialog } from '../../shared/form/FormDialog.tsx';
import { failureErrors, fieldErrors } from '../../shared/form/formErrors.rules.ts';
import { useForm } from '../../shared/form/useForm.ts';
import { useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { teamMessages } from './team.messages.ts';
import { inviteMemberAtom } from './team.queries.ts';

const { invite: words } = teamMessages;

/**
 * Invites a member by e-mail.
 * @see specification, section 5, "Team member"
 */
export function InviteMemberDialog({ onClose }: { onClose: () => void }) {
  const invite = useSetAtom(inviteMemberAtom);
  const form = useForm({
    source: { values: { email: '' } },
    validate: ({ email }) => fieldErrors(email.trim() === '' ? { email: words.missing } : {}),
    save: ({ email }) => invite(email.trim()),
    explain: (failure) => {
      const isRefused = failure.status === 403 || failure.status === 409;
      return failureErrors(failure, isRefused ? failure.error.message : words.failed);
    },
    onSaved: () => {
      toasts.add({ title: words.sent(form.values.email.trim()), tone: 'positive' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={words.title}
      description={words.description}
      submitLabel={words.confirm}
      onClose={onClose}
    >
      <TextField
        {...form.field('email')}
        type="email"
        label={words.email}
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  );
}
