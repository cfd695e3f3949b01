import { CommandFailure, defineCommand } from '../command.ts';
import * as store from './user.store.ts';

interface ListedOperator {
  email: string;
  isSuspended: boolean;
}

/** Manages the people who can sign in. */
export const userCommand = defineCommand<{ operators: ListedOperator[] }>({
  summary: 'Lists operators.',
  usage: 'list-operators',
  options: {},
  access: 'online',
  async run({ database }, { positionals: [action, ...rest] }) {
    if (action !== 'list-operators' || rest.length > 0) {
      throw new CommandFailure('Usage: pressdock user list-operators', 2);
    }
    // Operators belong to no account that the transaction could be scoped by.
    const rows = await database.withSystem(store.listOperators);
    const operators = rows.map((row) => ({
      email: row.email,
      isSuspended: row.suspended_at !== null,
    }));
    return { operators };
  },
  format: ({ operators }) =>
    operators.length === 0
      ? 'There is no operator.'
      : operators
          .map(({ email, isSuspended }) => (isSuspended ? `${email} (suspended)` : email))
          .join('\n'),
});
