import type { BranchResponse, ConnectedResponse, RepositoryResponse } from '@pressdock/api';
import { DEFAULT_BRANCH } from '@pressdock/api/limits';
import {
  blankGitServer,
  type GitServerValues,
  gitServerErrors,
} from '../../../../entities/repository/gitServer.rules.ts';
import {
  explainFailure,
  type FailedCall,
  type FormErrors,
  noErrors,
  withoutFields,
} from '../../../../shared/form/formErrors.rules.ts';
import { sharedMessages } from '../../../../shared/messages.ts';
import { connectMessages as words } from './connect.messages.ts';

/**
 * The steps of the dialog, in order.
 * @see specification, section 4, "Connect repository"
 */
export const connectSteps = ['repository', 'branch', 'access'] as const;

/** @see {@link connectSteps} */
export type ConnectStep = (typeof connectSteps)[number];

/** The values of the fields. A repository on any Git server has a URL instead of an id at first. */
export interface ConnectValues extends GitServerValues {
  method: 'list' | 'git';
  repositoryId: string;
  branch: string;
  path: string;
  releasesTags: boolean;
}

/** Everything that the dialog knows. It outlives the dialog, so that reopening it loses nothing. */
export interface ConnectState {
  step: ConnectStep;
  values: ConnectValues;
  errors: FormErrors;
  /** The repository on any Git server that this dialog added. */
  added: RepositoryResponse | null;
  /** What the last attempt to connect resulted in; null before it and while it runs. */
  outcome: { connected: ConnectedResponse } | { failure: string } | null;
}

/** An event in the dialog. */
export type ConnectEvent =
  | { type: 'prepared'; values: Partial<ConnectValues> }
  | { type: 'closed' }
  | { type: 'changed'; values: Partial<ConnectValues> }
  | { type: 'invalid'; errors: FormErrors }
  | { type: 'added'; repository: RepositoryResponse }
  | { type: 'advanced' }
  | { type: 'returned' }
  | { type: 'connected'; connected: ConnectedResponse }
  | { type: 'failed'; failure: string };

/** The dialog before anything is selected. */
export const newConnect: ConnectState = {
  step: 'repository',
  values: {
    ...blankGitServer,
    method: 'list',
    repositoryId: '',
    branch: '',
    path: '',
    releasesTags: false,
  },
  errors: noErrors,
  added: null,
  outcome: null,
};

function stepBeside(step: ConnectStep, offset: 1 | -1): ConnectStep {
  return connectSteps[connectSteps.indexOf(step) + offset] ?? step;
}

/** Returns the dialog to show next time: where it was left, or from the start after a success. */
function closed(state: ConnectState): ConnectState {
  if (state.outcome !== null && 'connected' in state.outcome) return newConnect;
  return { ...state, step: state.step === 'access' ? 'branch' : state.step, errors: noErrors };
}

/**
 * Returns the dialog after an event.
 * @see specification, section 4, "Connect repository"
 */
export function nextConnect(state: ConnectState, event: ConnectEvent): ConnectState {
  switch (event.type) {
    case 'prepared':
      return { ...newConnect, step: 'branch', values: { ...newConnect.values, ...event.values } };
    case 'closed':
      return closed(state);
    case 'changed': {
      const values = { ...state.values, ...event.values };
      // A branch belongs to one repository.
      const isOther = values.repositoryId !== state.values.repositoryId;
      // The fields of the other method are gone, and so are their errors.
      const isOtherMethod = values.method !== state.values.method;
      return {
        ...state,
        values: isOther ? { ...values, branch: '' } : values,
        errors: isOtherMethod
          ? noErrors
          : withoutFields({ fields: state.errors.fields }, Object.keys(event.values)),
      };
    }
    case 'invalid':
      return { ...state, errors: event.errors };
    case 'added': {
      const { _id: repositoryId } = event.repository;
      const values = { ...state.values, ...blankGitServer, repositoryId, branch: '' };
      return {
        ...state,
        step: 'branch',
        added: event.repository,
        values: { ...values, method: 'list' },
        errors: noErrors,
      };
    }
    case 'advanced':
      return { ...state, step: stepBeside(state.step, 1), errors: noErrors, outcome: null };
    case 'returned':
      return { ...state, step: stepBeside(state.step, -1), errors: noErrors };
    case 'connected':
      return { ...state, outcome: { connected: event.connected } };
    case 'failed':
      return { ...state, outcome: { failure: event.failure } };
  }
}

/**
 * Returns the branch that is connected unless another one is selected: the repository's default
 * branch, or master.
 * @see specification, section 4, "Connect repository"
 */
export function defaultBranch(
  repository: Pick<RepositoryResponse, 'defaultBranch'> | undefined,
  branches: readonly BranchResponse[] | undefined,
): string {
  const known = branches?.find(({ isDefault }) => isDefault)?.name;
  return known ?? repository?.defaultBranch ?? DEFAULT_BRANCH;
}

/** Returns what is wrong with the fields of a step, by field. */
export function stepErrors(step: ConnectStep, values: ConnectValues): Record<string, string> {
  if (step === 'repository') {
    if (values.method === 'git') return gitServerErrors(values);
    return values.repositoryId === '' ? { repositoryId: words.repositoryMissing } : {};
  }
  return step === 'branch' && values.branch.trim() === '' ? { branch: words.branchMissing } : {};
}

/** Returns the repositories whose name contains every word of a search, ignoring case. */
export function searchRepositories<T extends Pick<RepositoryResponse, 'full_name'>>(
  repositories: readonly T[],
  query: string,
): T[] {
  const parts = query.toLowerCase().split(/\s+/).filter(Boolean);
  return repositories.filter(({ full_name: name }) => {
    const text = name.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}

/** Returns why a form was not saved: its field errors, or the server's reason, or else the given sentence. */
export function explainRejection(failure: FailedCall, sentence: string): FormErrors {
  const { status, error } = failure;
  const hasReason = [400, 409, 503].includes(status) && error.message !== '';
  return explainFailure(failure, hasReason ? error.message : sentence);
}

/**
 * Returns why the key or the webhook was not added: the server's reason, or else the given sentence.
 * @see specification, section 8, "deploy key/webhook errors"
 */
export function connectFailure(
  { status, error, retryAfterSeconds }: FailedCall,
  sentence: string = words.failed,
): string {
  if (status === 429) return sharedMessages.tooManyAttempts(retryAfterSeconds);
  const [field] = Object.values(error.fields ?? {});
  const hasReason = status === 503 || (status >= 400 && status < 500);
  return field ?? (hasReason && error.message !== '' ? error.message : sentence);
}
