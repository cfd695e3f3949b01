import type { LicenseDecisionsResponse } from '@pressdock/api';
import {
  Card,
  EmptyState,
  HelpIcon,
  Link,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@pressdock/ui';
import { DecisionsTable } from '../../entities/decision/DecisionsTable.tsx';
import { decisionMessages as decisionWords } from '../../entities/decision/decision.messages.ts';
import { type DecisionSearch, decisionsAtoms } from '../../entities/decision/decision.queries.ts';
import { Verdict } from '../../entities/decision/Verdict.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { paths } from '../../shared/paths.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import * as styles from './accessLog.css.ts';
import { accessLogMessages as words } from './accessLog.messages.ts';

/** Shows the decision that a request would get now, and the most recent decisions. */
export function DecisionResults({ search }: { search: DecisionSearch }) {
  const query = useAtomValue(decisionsAtoms(search));
  const { data, isError, isFetching } = query;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isFetching ? words.loading : data && !isError ? announcement(data) : ''}
        </span>
      </VisuallyHidden>
      <Results {...query} />
    </>
  );
}

/** Returns the current decisions as a sentence for screen readers. */
function announcement({ now }: LicenseDecisionsResponse): string {
  if (now.length === 0) return words.nowNone;
  const each = now.map(({ license, code }) => `${license.key}: ${decisionWords.verdicts[code]}`);
  return `${words.now}: ${each.join(', ')}`;
}

interface ResultsProps {
  data: LicenseDecisionsResponse | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

function Results({ data, isError, isFetching, refetch }: ResultsProps) {
  if (data === undefined && isError) {
    return (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.failed}
      </FailureNotice>
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <Skeleton shape="block" height={size.productBody} />
      </div>
    );
  }
  return (
    <Stack gap="24">
      <Card title={words.now} padding={data.now.length === 0 ? 'medium' : 'none'}>
        {data.now.length === 0 ? <Text tone="muted">{words.nowNone}</Text> : <Now now={data.now} />}
      </Card>
      <Card title={words.past} padding="none">
        {data.results.length === 0 ? (
          <EmptyState title={decisionWords.emptyTitle} icon={<HelpIcon size={20} />}>
            {decisionWords.empty}
          </EmptyState>
        ) : (
          <DecisionsTable decisions={data.results} />
        )}
      </Card>
    </Stack>
  );
}

function Now({ now }: Pick<LicenseDecisionsResponse, 'now'>) {
  return (
    <ul className={styles.rows}>
      {now.map(({ license, code, message }) => (
        <li key={license._id} className={styles.row}>
          <Stack gap="2">
            <span className={styles.key}>
              <Link href={paths.editLicense(license._id)}>{license.key}</Link>
            </span>
            <Text size="13" tone="muted">
              {[license.productInfo?.name, license.customerEmail].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
          <Verdict code={code} message={message} />
        </li>
      ))}
    </ul>
  );
}
