import { Alert, LinkButton } from '@pressdock/ui';
import { isActingAtom, meAtom } from '../../../entities/user/user.queries.ts';
import { billingPaths } from '../../../shared/billingPaths.ts';
import { formatDate } from '../../../shared/format.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { delinquentMessages as words } from './delinquent.messages.ts';

/** Shows on every page that a payment is overdue; the owner can pay it. */
export function DelinquentBanner() {
  const me = useAtomValue(meAtom).data;
  const isActing = useAtomValue(isActingAtom);
  if (me === undefined) return null;
  const { delinquentSince } = me;
  return (
    <Alert
      tone="caution"
      title={words.title}
      actions={
        me.isBillingEnabled && !isActing ? (
          <LinkButton size="small" href={billingPaths.billing('invoices')}>
            {words.pay}
          </LinkButton>
        ) : undefined
      }
    >
      {isActing
        ? words.forMember(me.email)
        : delinquentSince === null
          ? words.text
          : words.since(formatDate(delinquentSince))}
    </Alert>
  );
}
