import { Button, Inline, ProgressBar } from '@pressdock/ui';
import { FailureNotice } from '../page/FailureNotice.tsx';
import * as styles from './ExportProgress.css.ts';
import type { FileExport } from './useFileExport.ts';

export interface ExportProgressProps {
  file: FileExport;
  words: {
    saving: string;
    saved: (bytes: number) => string;
    cancel: string;
    /** The specification's message for the failure. */
    failed: string;
  };
}

/** Shows the progress of an export, with a button that cancels it. */
export function ExportProgress({ file: { state, cancel }, words }: ExportProgressProps) {
  if (state.name === 'idle') return null;
  if (state.name === 'failed') {
    return (
      <FailureNotice isRetrying={false} onRetry={state.again}>
        {words.failed}
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
