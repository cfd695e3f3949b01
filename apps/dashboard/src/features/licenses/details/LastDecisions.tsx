import { Card, EmptyState, HelpIcon, Link, Skeleton, VisuallyHidden } from '@pressdock/ui';
import { DecisionsTable } from '../../../entities/decision/DecisionsTable.tsx';
import { decisionMessages } from '../../../entities/decision/decision.messages.ts';
import { decisionsAtoms } from '../../../entities/decision/decision.queries.ts';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { paths } from '../../../shared/paths.ts';
import { rowsOf } from '../../../shared/server/pagedQuery.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import * as styles from './licenseDetails.css.ts';
import { licenseDetailsMessages } from './licenseDetails.messages.ts';

const { decisions: words } = licenseDetailsMessages;

/** The most recent decisions about sites that sent a license key. */
export function LastDecisions({ licenseKey }: { licenseKey: string }) {
  const search = { text: licenseKey, product: '', domain: '' };
  const { data, isError, isFetching, refetch } = useAtomValue(decisionsAtoms(search));
  const results = rowsOf(data);
  return (
    <Card
      title={words.title}
      padding="none"
      footer={<Link href={paths.accessLog({ text: licenseKey })}>{words.accessLog}</Link>}
    >
      {results === undefined ? (
        <div className={styles.padded}>
          {isError ? (
            <FailureNotice isRetrying={isFetching} onRetry={refetch}>
              {words.failed}
            </FailureNotice>
          ) : (
            <div aria-busy="true">
              <VisuallyHidden>
                <span role="status">{words.loading}</span>
              </VisuallyHidden>
              <Skeleton shape="block" height={size.productHead} />
            </div>
          )}
        </div>
      ) : results.length === 0 ? (
        <EmptyState title={decisionMessages.emptyTitle} icon={<HelpIcon size={20} />}>
          {decisionMessages.empty}
        </EmptyState>
      ) : (
        <DecisionsTable decisions={results} />
      )}
    </Card>
  );
}
