import { Alert, Button, Dialog, ProgressBar, Skeleton, Stack } from '@pressdock/ui';
import { vars } from '@pressdock/ui/tokens';
import { meAtom } from '../../../entities/user/user.queries.ts';
import { useAtomValue } from '../../../shared/state.ts';
import type { VersionDialogProps } from '../versionDialog.kind.ts';
import { DownloadDays } from './DownloadDays.tsx';
import { downloadDetailMessages as words } from './downloadDetail.messages.ts';
import { useDownloadExport } from './useDownloadExport.ts';

/** Shows a version's downloads by day and exports all of them as a file. */
export function VersionDownloads({ version, onClose }: VersionDialogProps) {
  const account = useAtomValue(meAtom).data?._id;
  const common = { version: version.version, onClose };
  if (account === undefined) {
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        title={words.title(version.version)}
        actions={<Button onPress={onClose}>{words.close}</Button>}
      >
        <Skeleton height={vars.space[20]} />
      </Dialog>
    );
  }
  return <DownloadsDialog {...common} account={account} versionId={version._id} />;
}

interface DownloadsDialogProps {
  version: string;
  versionId: string;
  account: string;
  onClose: () => void;
}

function DownloadsDialog({ version, versionId, account, onClose }: DownloadsDialogProps) {
  const { state, start, cancel } = useDownloadExport(account, versionId);
  const isReading = state.name === 'reading';
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.title(version)}
      description={words.description}
      actions={
        <>
          <Button onPress={onClose}>{words.close}</Button>
          {isReading ? (
            <Button onPress={cancel}>{words.cancelExport}</Button>
          ) : (
            <Button variant="primary" onPress={start}>
              {words.export}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="16">
        {isReading ? (
          <ProgressBar
            label={words.exporting}
            value={(state.done / state.total) * 100}
            valueLabel={words.progress(state.done, state.total)}
          />
        ) : null}
        {state.name === 'failed' ? <Alert tone="critical">{words.exportFailed}</Alert> : null}
        {state.name === 'done' ? <Alert tone="positive">{words.exported(state.days)}</Alert> : null}
        <DownloadDays account={account} versionId={versionId} />
      </Stack>
    </Dialog>
  );
}
