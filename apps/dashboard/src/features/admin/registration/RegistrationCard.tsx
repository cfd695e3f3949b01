import { REGISTRATION_MODES, type RegistrationMode } from '@pressdock/api/limits';
import { Card, Select, SelectItem } from '@pressdock/ui';
import { useState } from 'react';
import { usePasswordConfirmation } from '../../../entities/user/usePasswordConfirmation.tsx';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import * as styles from '../admin.css.ts';
import { registrationMessages as words } from './registration.messages.ts';
import { serverSettingsAtom, setRegistrationAtom } from './registration.queries.ts';

/** Shows and changes who can create an account on this server. */
export function RegistrationCard() {
  const { data, isError, isFetching, refetch } = useAtomValue(serverSettingsAtom);
  if (data) return <RegistrationSetting mode={data.registration} />;
  return isError ? (
    <FailureNotice isRetrying={isFetching} onRetry={refetch}>
      {words.fetchFailed}
    </FailureNotice>
  ) : (
    <AreaLoading label={words.loading} height={size.productHead} />
  );
}

function RegistrationSetting({ mode }: { mode: RegistrationMode }) {
  const set = useSetAtom(setRegistrationAtom);
  const [selected, setSelected] = useState<RegistrationMode>();
  const [failure, setFailure] = useState<string>();
  const { withPassword, dialog } = usePasswordConfirmation();
  const { run } = useSubmission();
  const current = selected ?? mode;
  const change = (next: RegistrationMode) =>
    run(async () => {
      setSelected(next);
      setFailure(undefined);
      const result = await withPassword(() => set(next));
      if (!result?.ok) setFailure(result ? words.failed : words.notConfirmed);
      // From here on the server's response shows, so a choice that was rejected goes back.
      setSelected(undefined);
    });
  return (
    <Card title={words.title}>
      <div className={styles.column}>
        <Select
          label={words.label}
          description={words.hints[current]}
          errorMessage={failure}
          value={current}
          onChange={(next) => {
            const known = REGISTRATION_MODES.find((one) => one === next);
            if (known) void change(known);
          }}
        >
          {REGISTRATION_MODES.map((one) => (
            <SelectItem key={one} id={one}>
              {words.modes[one]}
            </SelectItem>
          ))}
        </Select>
      </div>
      {dialog}
    </Card>
  );
}
