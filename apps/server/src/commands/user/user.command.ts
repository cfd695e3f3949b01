import { CommandFailure, defineCommand, formatUsage, type Installation } from '../command.ts';
import * as store from './user.store.ts';
import { type ChangedUser, changeUser, userActions } from './userActions.ts';

interface Operators {
  operators: { email: string; isSuspended: boolean }[];
}

const usage = [
  'list-operators',
  ...Object.entries(userActions).map(([name, { options }]) =>
    [name, '<e-mail>', options].filter(Boolean).join(' '),
  ),
].join('\n');

const details = [
  'list-operators lists the operators.',
  ...Object.entries(userActions).map(([name, { description }]) => `${name} ${description}`),
].join('\n');

async function listOperators({ database }: Installation): Promise<Operators> {
  // Operators belong to no account that the transaction could be scoped by.
  const rows = await database.withSystem(store.listOperators);
  return {
    operators: rows.map((row) => ({ email: row.email, isSuspended: row.suspended_at !== null })),
  };
}

function formatOperators({ operators }: Operators): string {
  if (operators.length === 0) return 'There is no operator.';
  return operators
    .map(({ email, isSuspended }) => (isSuspended ? `${email} (suspended)` : email))
    .join('\n');
}

/** Manages the people who can sign in. */
export const userCommand = defineCommand<Operators | ChangedUser>({
  summary: 'Creates operators, and resets or suspends the sign-in of a person.',
  usage,
  details,
  options: {
    'first-name': { type: 'string', description: 'The first name of a new operator.' },
    'last-name': { type: 'string', description: 'The last name of a new operator.' },
  },
  access: 'online',
  async run(installation, { values, positionals: [name = '', address, ...rest] }) {
    if (name === 'list-operators' && address === undefined) return listOperators(installation);
    const action = Object.hasOwn(userActions, name) ? userActions[name]?.run : undefined;
    if (action === undefined || address === undefined || rest.length > 0) {
      throw new CommandFailure(formatUsage('user', usage), 2);
    }
    const firstName = String(values['first-name'] ?? 'Server');
    const lastName = String(values['last-name'] ?? 'Operator');
    return changeUser(installation, { action, address, names: { firstName, lastName } });
  },
  format(result) {
    if ('operators' in result) return formatOperators(result);
    const { done, link } = result;
    return link === undefined
      ? done
      : `${done}\nOpen this link to choose a password. It works once, within 7 days:\n${link}`;
  },
});
