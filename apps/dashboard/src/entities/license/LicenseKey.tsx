import { CopyIcon, IconButton } from '@pressdock/ui';
import { copyText } from '../../shared/copyText.ts';
import * as styles from './license.css.ts';
import { licenseMessages as words } from './license.messages.ts';

/** A license key with a button that copies it. */
export function LicenseKey({ value }: { value: string }) {
  const toastTitles = { copied: words.copied, failed: words.copyFailed };
  return (
    <span className={styles.keyLine}>
      <span className={styles.key}>{value}</span>
      <IconButton
        size="small"
        label={words.copyKey(value)}
        icon={<CopyIcon />}
        onPress={() => void copyText(value, toastTitles)}
      />
    </span>
  );
}
