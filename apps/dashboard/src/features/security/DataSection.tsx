import { Alert, Button, ProgressBar } from '@pressdock/ui';
import { useRef, useState } from 'react';
import { usePasswordConfirmation } from '../../entities/user/usePasswordConfirmation.tsx';
import { saveFile } from '../../shared/export/saveFile.ts';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { formatBytes } from '../../shared/format.ts';
import { downloadData } from './dataExport.ts';
import * as styles from './security.css.ts';
import { securityMessages } from './security.messages.ts';

const { data: words } = securityMessages;

type Outcome = { kind: 'failed' } | { kind: 'done'; file: string };

/** Downloads everything stored for the account. */
export function DataSection() {
  const [received, setReceived] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome>();
  const controller = useRef<AbortController>(null);
  const { withPassword, dialog } = usePasswordConfirmation();
  const { isPending, run } = useSubmission();

  const start = () =>
    run(async () => {
      setOutcome(undefined);
      controller.current = new AbortController();
      const { signal } = controller.current;
      const result = await withPassword(() => downloadData(signal, setReceived));
      setReceived(undefined);
      if (result === undefined || signal.aborted) return;
      if (!result.ok) return setOutcome({ kind: 'failed' });
      const file = words.file(new Date().toISOString().slice(0, 10));
      saveFile(file, result.data, 'application/json');
      setOutcome({ kind: 'done', file });
    });

  return (
    <FormSection name="data" title={words.title} context={words.context}>
      <div className={styles.narrow}>
        {outcome?.kind === 'failed' ? <Alert tone="critical">{words.failed}</Alert> : null}
        {outcome?.kind === 'done' ? (
          <Alert tone="positive">{words.done(outcome.file)}</Alert>
        ) : null}
        {received === undefined ? (
          <div>
            <Button isPending={isPending} onPress={start}>
              {words.start}
            </Button>
          </div>
        ) : (
          <>
            <ProgressBar
              label={words.running}
              valueLabel={words.soFar(formatBytes(received))}
              isIndeterminate
            />
            <div>
              <Button onPress={() => controller.current?.abort()}>{words.stop}</Button>
            </div>
          </>
        )}
      </div>
      {dialog}
    </FormSection>
  );
}
