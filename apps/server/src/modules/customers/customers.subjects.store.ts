import type { SubjectLookups } from '../../module.ts';

/** Names customers in the audit log. */
export const customerSubjects: SubjectLookups = {
  customer: {
    async find(tx, accountId, { id = '' }) {
      const row = await tx
        .selectFrom('customers')
        .select('email')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.email;
    },
  },
};
