import type { InterfaceFlagResponse } from '@pressdock/api';
import { Card, PageHeader, Stack, Switch } from '@pressdock/ui';
import { useState } from 'react';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { size } from '../../shared/sizes.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { interfaceFlagsAtom, switchInterfaceFlagAtom } from './accounts.queries.ts';
import * as styles from './admin.css.ts';
import { adminMessages } from './admin.messages.ts';
import { OperatorOnly } from './OperatorOnly.tsx';

const { flags: words } = adminMessages;

/**
 * Switches for parts of the dashboard.
 * @see specification, section 6, "Interface flags"
 */
export function InterfaceFlagsPage() {
  return (
    <OperatorOnly title={words.title}>
      <Stack gap="24">
        <PageTitle title={words.title} />
        <PageHeader title={words.title} context={words.context} />
        <div className={styles.column}>
          <Flags />
        </div>
      </Stack>
    </OperatorOnly>
  );
}

function Flags() {
  const { data: flags, isError, isFetching, refetch } = useAtomValue(interfaceFlagsAtom);
  if (flags === undefined) {
    return isError ? (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.fetchFailed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productHead} />
    );
  }
  return (
    <Card>
      <Stack gap="20">
        {flags.map((flag) => (
          <FlagSwitch key={flag._id} flag={flag} />
        ))}
      </Stack>
    </Card>
  );
}

function FlagSwitch({
  flag: { _id: id, name, identifier, active },
}: {
  flag: InterfaceFlagResponse;
}) {
  const turn = useSetAtom(switchInterfaceFlagAtom);
  const [requested, setRequested] = useState<boolean>();
  const [hasFailed, setFailed] = useState(false);
  const { isPending, run } = useSubmission();
  const change = (isOn: boolean) =>
    run(async () => {
      setRequested(isOn);
      setFailed(false);
      setFailed(!(await turn({ id, active: isOn })));
      // From here on the server's response shows, so a switch that was rejected goes back.
      setRequested(undefined);
    });
  return (
    <Switch
      isSelected={requested ?? active}
      isPending={isPending}
      onChange={change}
      description={identifier}
      errorMessage={hasFailed ? words.failed : undefined}
    >
      {name}
    </Switch>
  );
}
