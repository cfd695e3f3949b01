import type { ConnectedResponse, RepositoryResponse } from '@pressdock/api';
import type { Product } from '../../../../entities/product/product.kind.ts';
import { gitServerRequest } from '../../../../entities/repository/gitServer.rules.ts';
import { repositoryMessages } from '../../../../entities/repository/repository.messages.ts';
import {
  addRepositoryAtom,
  branchesAtoms,
  repositoriesAtom,
} from '../../../../entities/repository/repository.queries.ts';
import { fieldErrors, hasErrors } from '../../../../shared/form/formErrors.rules.ts';
import { useSubmission } from '../../../../shared/form/useSubmission.ts';
import { useAtom, useAtomValue, useSetAtom } from '../../../../shared/state.ts';
import { connectAtoms, connectRepositoryAtom } from './connect.atoms.ts';
import {
  type ConnectValues,
  connectFailure,
  defaultBranch,
  explainRejection,
  stepErrors,
} from './connect.rules.ts';

/** Called with the connection once the repository is connected. */
type OnConnected = (connected: ConnectedResponse, repository: string, branch: string) => void;

/** Holds the state of the dialog, and adds and connects the repository once at a time. */
export function useConnect(product: Product, onConnected: OnConnected) {
  const { kind, _id: id } = product;
  const [state, dispatch] = useAtom(connectAtoms(id));
  const { step, values, added } = state;
  const listed = useAtomValue(repositoriesAtom).data;
  const repository: RepositoryResponse | undefined =
    listed?.find(({ _id }) => _id === values.repositoryId) ??
    (added?._id === values.repositoryId ? added : undefined);
  const branchesOf = step === 'branch' ? values.repositoryId : '';
  const branches = useAtomValue(branchesAtoms(branchesOf)).data;
  // The default branch applies until another one is selected.
  const branch = values.branch === '' ? defaultBranch(repository, branches) : values.branch;
  const addRepository = useSetAtom(addRepositoryAtom);
  const connectRepository = useSetAtom(connectRepositoryAtom);
  const { isPending, run } = useSubmission();

  const add = async () => {
    const result = await addRepository(gitServerRequest(values));
    if (result.ok) dispatch({ type: 'added', repository: result.data });
    else {
      const errors = explainRejection(result, repositoryMessages.git.failed);
      dispatch({ type: 'invalid', errors });
    }
  };
  const connect = async () => {
    dispatch({ type: 'advanced' });
    const { repositoryId, path, releasesTags } = values;
    const result = await connectRepository({ kind, id, repositoryId, branch, path, releasesTags });
    if (!result.ok) return dispatch({ type: 'failed', failure: connectFailure(result) });
    dispatch({ type: 'connected', connected: result.data });
    onConnected(result.data, repository?.full_name ?? '', branch);
  };
  const submit = () => {
    const errors = fieldErrors(stepErrors(step, { ...values, branch }));
    if (hasErrors(errors)) return dispatch({ type: 'invalid', errors });
    if (step === 'branch') return run(connect);
    if (values.method === 'git') return run(add);
    dispatch({ type: 'advanced' });
  };

  return {
    ...state,
    values: { ...values, branch },
    repository,
    isPending,
    // Closing loses nothing, because the state outlives the dialog.
    hasChanges: false,
    submit,
    close: () => dispatch({ type: 'closed' }),
    back: () => dispatch({ type: 'returned' }),
    change: (changed: Partial<ConnectValues>) => dispatch({ type: 'changed', values: changed }),
    /** The props that connect a text field to a value. */
    field: <Name extends 'url' | 'userName' | 'accessToken' | 'branch' | 'path'>(name: Name) => ({
      name,
      value: name === 'branch' ? branch : values[name],
      onChange: (value: string) => dispatch({ type: 'changed', values: { [name]: value } }),
    }),
  };
}

/** The dialog's state as its steps take it. */
export type Connect = ReturnType<typeof useConnect>;
