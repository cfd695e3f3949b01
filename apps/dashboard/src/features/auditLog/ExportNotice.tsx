import { Button, Inline, ProgressBar } from '@pressdock/ui';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import * as styles from './auditLog.css.ts';
import { auditLogMessages as words } from './auditLog.messages.ts';
import type { LogExport } from './useLogExport.ts';

/** Says how far a download has come, and ends it. */
export function ExportNotice({ file: { state, cancel } }: { file: LogExport }) {
  if (state.name === 'idle') return null;
  if (state.name === 'failed') {
    return (
      <FailureNotice isRetrying={false} onRetry={state.again}>
        {words.saveFailed}
      </FailureNotice>
    );
  }
  return (
    <Inline gap="16" align="end">
      <div className={styles.progress}>
        <ProgressBar label={words.saving} valueLabel={words.saved(state.bytes)} isIndeterminate />
      </div>
      <Button size="small" onPress={cancel}>
        {words.cancel}
      </Button>
    </Inline>
  );
}
