import type { RepositoryResponse } from '@pressdock/api';
import { Button } from '@pressdock/ui';
import { useState } from 'react';
import { GitServerFields } from '../../../entities/repository/GitServerFields.tsx';
import {
  blankGitServer,
  gitServerErrors,
  gitServerRequest,
} from '../../../entities/repository/gitServer.rules.ts';
import { repositoryMessages } from '../../../entities/repository/repository.messages.ts';
import { addRepositoryAtom } from '../../../entities/repository/repository.queries.ts';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { explainFailure, fieldErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { useSetAtom } from '../../../shared/state.ts';
import { gitServersMessages } from './gitServers.messages.ts';
import { RepositoryKey } from './RepositoryKey.tsx';

const { form: words, key } = gitServersMessages;
const { git } = repositoryMessages;

/** Adds a repository on any Git server, and shows the deploy key to add there. */
export function AddGitServerDialog({ onClose }: { onClose: () => void }) {
  const add = useSetAtom(addRepositoryAtom);
  const [added, setAdded] = useState<RepositoryResponse>();
  const form = useForm({
    source: { values: blankGitServer },
    validate: (values) => fieldErrors(gitServerErrors(values)),
    save: (values) => add(gitServerRequest(values)),
    explain: (failure) =>
      failure.status === 409 || failure.status === 503
        ? fieldErrors({ url: failure.error.message })
        : explainFailure(failure, git.failed),
    onSaved: setAdded,
  });
  return (
    <FormDialog
      form={form}
      title={added ? key.addedTitle : words.title}
      description={added ? undefined : words.description}
      submitLabel={words.submit}
      errorTitle={git.errorTitle}
      result={
        added && {
          content: <RepositoryKey repository={added} />,
          actions: <Button onPress={onClose}>{key.close}</Button>,
        }
      }
      onClose={onClose}
    >
      <GitServerFields form={form} />
    </FormDialog>
  );
}
