import type { AuditEntryResponse } from '@pressdock/api';
import {
  Badge,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { formatDateTime } from '../../shared/format.ts';
import { breakable, unbroken, who } from '../../shared/page/page.css.ts';
import * as styles from './auditLog.css.ts';
import { auditLogMessages as words } from './auditLog.messages.ts';
import { outcomeTones } from './auditLog.rules.ts';

const { columns } = words;

/** A table of audit entries, newest first. */
export function AuditLogTable({ entries }: { entries: readonly AuditEntryResponse[] }) {
  return (
    <Table caption={words.title} isCaptionHidden>
      <TableHead>
        <TableColumn>{columns.when}</TableColumn>
        <TableColumn>{columns.who}</TableColumn>
        <TableColumn>{columns.what}</TableColumn>
        <TableColumn>{columns.subject}</TableColumn>
        <TableColumn>{columns.outcome}</TableColumn>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry._id}>
            <TableCell>
              <time dateTime={entry.at} className={unbroken}>
                {formatDateTime(entry.at)}
              </time>
            </TableCell>
            <TableCell>
              <span className={who}>
                {entry.actor}
                <Text tone="muted" size="13">
                  {words.ways[entry.way]}
                  {entry.network === '' ? '' : ` · ${entry.network}`}
                </Text>
              </span>
            </TableCell>
            <TableCell isRowHeader>
              <span className={styles.sentence}>{entry.summary}</span>
            </TableCell>
            <TableCell>
              <span className={breakable}>{entry.subject}</span>
            </TableCell>
            <TableCell>
              <span title={entry.outcome === 'unknown' ? words.unknownHint : undefined}>
                <Badge tone={outcomeTones[entry.outcome]}>{words.outcomes[entry.outcome]}</Badge>
              </span>
              {entry.attempts > 1 ? (
                <Text as="p" tone="muted" size="13">
                  <span className={unbroken}>{words.attempts(entry.attempts)}</span>
                </Text>
              ) : null}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
