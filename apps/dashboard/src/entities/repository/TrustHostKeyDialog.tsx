import type { RepositoryResponse } from '@pressdock/api';
import { TextField } from '@pressdock/ui';
import { FormDialog } from '../../shared/form/FormDialog.tsx';
import { explainFailure, fieldErrors } from '../../shared/form/formErrors.rules.ts';
import { useForm } from '../../shared/form/useForm.ts';
import { useSetAtom } from '../../shared/state.ts';
import { repositoryMessages } from './repository.messages.ts';
import { trustHostKeyAtom } from './repository.queries.ts';

const { hostKey: words } = repositoryMessages;

export interface TrustHostKeyDialogProps {
  repository: Pick<RepositoryResponse, '_id'>;
  onClose: () => void;
}

/** Trusts another host key of the server of a repository, whose fingerprint the person enters. */
export function TrustHostKeyDialog({ repository, onClose }: TrustHostKeyDialogProps) {
  const trust = useSetAtom(trustHostKeyAtom);
  const form = useForm({
    source: { values: { fingerprint: '' } },
    validate: ({ fingerprint }) =>
      fieldErrors(fingerprint.trim() === '' ? { fingerprint: words.required } : {}),
    save: ({ fingerprint }) => trust({ id: repository._id, fingerprint: fingerprint.trim() }),
    explain: (failure) =>
      failure.status === 409 || failure.status === 503
        ? fieldErrors({ fingerprint: failure.error.message })
        : explainFailure(failure, words.failed),
    savedToast: words.done,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={words.title}
      description={words.description}
      submitLabel={words.submit}
      errorTitle={words.errorTitle}
      onClose={onClose}
    >
      <TextField
        {...form.field('fingerprint')}
        label={words.field}
        description={words.hint}
        autoComplete="off"
        isMonospace
        isRequired
      />
    </FormDialog>
  );
}
