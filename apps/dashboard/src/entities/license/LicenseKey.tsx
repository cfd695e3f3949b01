import { CopyIcon, IconButton } from '@pressdock/ui';
import { toasts } from '../../shared/toasts.ts';
import * as styles from './license.css.ts';
import { licenseMessages as words } from './license.messages.ts';

/** A license key to read, and to copy whole. */
export function LicenseKey({ value }: { value: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toasts.add({ title: words.copied, tone: 'positive' });
    } catch {
      // Browsers refuse it without a secure connection, and to pages that nobody looks at.
      toasts.add({ title: words.copyFailed, tone: 'critical' });
    }
  };
  return (
    <span className={styles.keyLine}>
      <span className={styles.key}>{value}</span>
      <IconButton
        size="small"
        label={words.copyKey(value)}
        icon={<CopyIcon />}
        onPress={() => void copy()}
      />
    </span>
  );
}
