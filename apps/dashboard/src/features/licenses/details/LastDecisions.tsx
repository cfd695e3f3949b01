import { Card, EmptyState, HelpIcon, Link, Skeleton, VisuallyHidden } from '@pressdock/ui';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { paths } from '../../../shared/paths.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { DecisionsTable } from '../accessLog/DecisionsTable.tsx';
import * as styles from '../licenses.css.ts';
import { licenseUseMessages } from '../licenseUse.messages.ts';
import { decisionsAtoms } from '../licenseUse.queries.ts';

const { decisions: words } = licenseUseMessages;

/** Why the sites that use a key were let in or refused. */
export function LastDecisions({ licenseKey }: { licenseKey: string }) {
  const question = { text: licenseKey, product: '', domain: '' };
  const { data, isError, isFetching, refetch } = useAtomValue(decisionsAtoms(question));
  const results = data?.results;
  return (
    <Card
      title={words.title}
      padding="none"
      footer={<Link href={paths.licenseRefusals({ text: licenseKey })}>{words.all}</Link>}
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
        <EmptyState title={words.emptyTitle} icon={<HelpIcon size={20} />}>
          {words.empty}
        </EmptyState>
      ) : (
        <DecisionsTable decisions={results} />
      )}
    </Card>
  );
}
