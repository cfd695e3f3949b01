import { Card, CodeBlock, Link, PageHeader, Skeleton, Stack, Text, TextArea } from '@pressdock/ui';
import { useState } from 'react';
import { meAtom, personAtom } from '../../entities/user/user.queries.ts';
import { recentFailures } from '../../shared/log.ts';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths, serverPages } from '../../shared/paths.ts';
import { interfaceAtom } from '../../shared/server/interface.queries.ts';
import { lastViewedPage } from '../../shared/server/pageViews.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { SendReport } from './SendReport.tsx';
import * as styles from './support.css.ts';
import { supportMessages as words } from './support.messages.ts';
import { reportText } from './support.rules.ts';
import { useProblemDescription } from './useProblemDescription.ts';

const { help } = words;

/** Contacting support, with a report that is filled in already. */
export function SupportPage() {
  const [description, setDescription] = useProblemDescription();
  const [facts] = useState(() => ({
    page: lastViewedPage(),
    browser: navigator.userAgent,
    window: `${innerWidth} × ${innerHeight}`,
    time: new Date().toISOString(),
    failures: [...recentFailures],
  }));
  const { data, isError, isFetching, refetch } = useAtomValue(interfaceAtom);
  const account = useAtomValue(meAtom).data?._id;
  const person = useAtomValue(personAtom)?._id;
  const report = reportText({ ...facts, description, version: data?.version, account, person });
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader title={words.title} context={words.context} />
      <div className={styles.page}>
        <TextArea
          label={words.description}
          description={words.descriptionHint}
          value={description}
          onChange={setDescription}
        />
        <Stack gap="8">
          <CodeBlock code={report} label={words.report} />
          <Text as="p" tone="muted" size="13">
            {words.reportHint}
          </Text>
        </Stack>
        {data ? (
          <SendReport supportUrl={data.supportUrl} report={report} />
        ) : isError ? (
          <FailureNotice isRetrying={isFetching} onRetry={refetch}>
            {words.failed}
          </FailureNotice>
        ) : (
          <Skeleton shape="block" height={size.productHead} />
        )}
        <Card title={help.title}>
          <Stack gap="8" as="ul">
            <li>
              <Link href={paths.auditLog()}>{help.auditLog}</Link>
            </li>
            <li>
              <Link href={paths.security()}>{help.security}</Link>
            </li>
            <li>
              <Link href={paths.apiKeys()}>{help.apiKeys}</Link>
            </li>
            <li>
              <Link href={serverPages.documentation} target="_blank">
                {help.documentation}
              </Link>
            </li>
          </Stack>
        </Card>
      </div>
    </Stack>
  );
}
