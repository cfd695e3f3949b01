import type { SubjectLookups } from '../../module.ts';

/** Names accounts in an operator's audit log. */
export const adminSubjects: SubjectLookups = {
  account: {
    isOperatorOnly: true,
    async find(tx, _accountId, { id = '' }) {
      const row = await tx
        .selectFrom('users')
        .select('email')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.email;
    },
  },
};
