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
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { paths } from '../../../shared/paths.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import * as styles from '../licenses.css.ts';
import { licenseUseMessages } from '../licenseUse.messages.ts';
import { type DecisionQuestion, decisionsAtoms } from '../licenseUse.queries.ts';
import { DecisionsTable } from './DecisionsTable.tsx';
import { Verdict } from './Verdict.tsx';

const { refusals: words, decisions } = licenseUseMessages;

/** What would be decided about a key or a domain now, and what was decided last. */
export function DecisionAnswer({ question }: { question: DecisionQuestion }) {
  const answer = useAtomValue(decisionsAtoms(question));
  const { data, isError, isFetching } = answer;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isFetching ? words.loading : data && !isError ? said(data) : ''}</span>
      </VisuallyHidden>
      <Answer {...answer} />
    </>
  );
}

/** What is decided now, for whoever listens. */
function said({ now }: LicenseDecisionsResponse): string {
  if (now.length === 0) return words.nowNone;
  const each = now.map(({ license, code }) => `${license.key}: ${decisions.verdicts[code]}`);
  return `${words.now}: ${each.join(', ')}`;
}

interface AnswerProps {
  data: LicenseDecisionsResponse | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

function Answer({ data, isError, isFetching, refetch }: AnswerProps) {
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
          <EmptyState title={decisions.emptyTitle} icon={<HelpIcon size={20} />}>
            {decisions.empty}
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
        <li key={license._id} className={styles.rowOf}>
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
