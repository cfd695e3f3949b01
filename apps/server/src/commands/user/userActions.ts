import * as records from '@pressdock/api';
import { normalizeEmail } from '../../identity/email.ts';
import { adminModule } from '../../modules/admin/admin.module.ts';
import { recordCommand } from '../../modules/audit/audit.service.ts';
import { CommandFailure, type Installation } from '../command.ts';
import * as store from './user.store.ts';

/** The result of an action on one account. */
export interface ChangedUser {
  email: string;
  /** What was done, in a sentence. */
  done: string;
  /** The page on which the person chooses a password; undefined if the action creates none. */
  link?: string;
}

/** The names of a new operator, from the options. */
export interface Names {
  firstName: string;
  lastName: string;
}

/** An action on the account with an e-mail address, and its help. */
interface DescribedAction {
  run: UserAction;
  /** What it does, as the rest of a sentence that begins with its name. */
  description: string;
  /** The options that it uses; undefined if there are none. */
  options?: string;
}

/** Runs an action on the account with an e-mail address. */
type UserAction = (installation: Installation, email: string, names: Names) => Promise<ChangedUser>;

const caller = 'commandLine';

async function findAccount({ database }: Installation, email: string): Promise<string> {
  // The command line acts for the operator, who may change any account.
  const id = await database.withSystem((tx) => store.findAccountId(tx, email));
  if (id === undefined) throw new CommandFailure(`There is no account with the address ${email}.`);
  return id;
}

const actionsOf = async (installation: Installation) =>
  (await installation.use(adminModule)).actions;

const createOperator: UserAction = async (installation, email, names) => {
  const request = records.CreateAccountRequest.safeParse({ email, ...names });
  if (!request.success) {
    const [issue] = request.error.issues;
    throw new CommandFailure(issue?.message ?? 'The names or the address are not valid.', 2);
  }
  const actions = await actionsOf(installation);
  const notify = recordCommand(records.createOperator);
  const link = await actions.createOperator(request.data, notify);
  return { email, done: `Created the operator ${email}.`, link };
};

const reset: UserAction = async (installation, email) => {
  const id = await findAccount(installation, email);
  const actions = await actionsOf(installation);
  const link = await actions.reset(caller, id, recordCommand(records.resetAccount));
  const done = `Reset the sign-in of ${email}: the password, all sessions and two-factor authentication no longer work.`;
  return { email, done, link };
};

const suspend =
  (isSuspended: boolean): UserAction =>
  async (installation, email) => {
    const id = await findAccount(installation, email);
    const actions = await actionsOf(installation);
    const notify = recordCommand(isSuspended ? records.suspendAccount : records.restoreAccount);
    await actions.suspend(caller, { id, isSuspended }, notify);
    return {
      email,
      done: isSuspended ? `Suspended ${email}.` : `Ended the suspension of ${email}.`,
    };
  };

const setOperator =
  (isOperator: boolean): UserAction =>
  async (installation, email) => {
    const id = await findAccount(installation, email);
    const actions = await actionsOf(installation);
    await actions.setOperator(caller, { id, isOperator }, recordCommand(records.setOperator));
    return { email, done: `${email} is ${isOperator ? 'now' : 'no longer'} an operator.` };
  };

/** The actions on one account, by their names on the command line. */
export const userActions: Readonly<Record<string, DescribedAction>> = {
  'create-operator': {
    run: createOperator,
    description: 'creates an operator and prints a link to choose a password.',
    options: '[--first-name <name>] [--last-name <name>]',
  },
  reset: {
    run: reset,
    description:
      'ends all sessions, removes the password and two-factor authentication, and prints a link to choose a password.',
  },
  suspend: { run: suspend(true), description: 'keeps a person from signing in.' },
  unsuspend: { run: suspend(false), description: 'lets a suspended person sign in again.' },
  'make-operator': { run: setOperator(true), description: 'makes an account an operator.' },
  'remove-operator': {
    run: setOperator(false),
    description: 'makes an operator an ordinary account.',
  },
};

/** Runs an action on the account with an address as a person typed it. */
export function changeUser(
  installation: Installation,
  { action, address, names }: { action: UserAction; address: string; names: Names },
): Promise<ChangedUser> {
  return action(installation, normalizeEmail(address), names);
}
