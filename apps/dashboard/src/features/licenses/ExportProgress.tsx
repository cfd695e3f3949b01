import { Alert, Button, Inline, ProgressBar } from '@pressdock/ui';
import { licenseFilesMessages as words } from './licenseFiles.messages.ts';
import * as styles from './licenses.css.ts';
import type { LicenseExport } from './useLicenseExport.ts';

/** Says how far an export has come, and ends it. */
export function ExportProgress({ files: { state, cancel } }: { files: LicenseExport }) {
  if (state.name === 'idle') return null;
  if (state.name === 'failed') {
    return (
      <Alert
        tone="critical"
        actions={
          <Button size="small" onPress={state.again}>
            {words.retry}
          </Button>
        }
      >
        {words.failed}
      </Alert>
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
