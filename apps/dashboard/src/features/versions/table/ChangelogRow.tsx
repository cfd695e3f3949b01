import { RichText } from '@pressdock/ui/rich-text';
import * as styles from './VersionsTable.css.ts';

export interface ChangelogRowProps {
  id: string;
  html: string;
  columns: number;
}

/**
 * The changelog of the version in the row above. Loaded on demand because it includes the
 * sanitizer.
 */
export function ChangelogRow({ id, html, columns }: ChangelogRowProps) {
  return (
    <tr id={id} className={styles.changelogRow}>
      <td colSpan={columns} className={styles.changelogCell}>
        {html.trim() === '' ? null : (
          <div className={styles.changelog}>
            <RichText html={html} />
          </div>
        )}
      </td>
    </tr>
  );
}
