import { Button, DownloadIcon } from '@pressdock/ui';
import { Changes } from '../../../entities/user/Changes.tsx';
import { versionsMessages } from '../versions.messages.ts';
import type { ProductVersion } from '../versions.queries.ts';
import * as styles from './VersionsTable.css.ts';

export interface DownloadButtonProps {
  kind: Parameters<typeof versionsMessages>[0];
  version: ProductVersion;
  onDownload: (version: ProductVersion) => void;
}

/** Downloads the package of a version. An operator who views the account may not. */
export function DownloadButton({ kind, version, onDownload }: DownloadButtonProps) {
  const { table: words } = versionsMessages(kind);
  return (
    <Changes>
      <Button
        size="small"
        variant="quiet"
        aria-label={words.downloadVersion(version.version)}
        onPress={() => onDownload(version)}
      >
        <DownloadIcon />
        <span className={styles.downloadLabel}>{words.download}</span>
      </Button>
    </Changes>
  );
}
