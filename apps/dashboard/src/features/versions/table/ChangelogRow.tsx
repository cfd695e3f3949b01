import { RichText } from '@pressdock/ui/rich-text';
import * as styles from './VersionsTable.css.ts';

export interface ChangelogRowProps {
  id: string;
  html: string;
  columns: number;
}

/** What changed in the version of the row above. Brings the sanitiser with it, so it is loaded apart. */
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
