import type { SessionResponse } from '@pressdock/api';
import {
  Badge,
  Button,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { formatDateTime } from '../../shared/format.ts';
import { ActionsColumn } from '../../shared/page/ActionsColumn.tsx';
import { unbroken } from '../../shared/page/page.css.ts';
import * as styles from './security.css.ts';
import { securityMessages } from './security.messages.ts';

const { sessions: words } = securityMessages;
const { columns } = words;

export interface SessionsTableProps {
  sessions: readonly SessionResponse[];
  /** The id of the session that is being signed out. */
  ending: string | undefined;
  onEnd: (session: SessionResponse) => void;
}

/** The table of sessions. The current one cannot be signed out here. */
export function SessionsTable({ sessions, ending, onEnd }: SessionsTableProps) {
  return (
    <Table caption={words.table} isCaptionHidden>
      <TableHead>
        <TableColumn>{columns.device}</TableColumn>
        <TableColumn>{columns.network}</TableColumn>
        <TableColumn>{columns.createdAt}</TableColumn>
        <TableColumn>{columns.lastUsedAt}</TableColumn>
        <ActionsColumn label={columns.actions} />
      </TableHead>
      <TableBody>
        {sessions.map((session) => (
          <TableRow key={session._id}>
            <TableCell isRowHeader>
              <span className={styles.device}>{session.device || words.unknownDevice}</span>
            </TableCell>
            <TableCell>
              <span className={unbroken}>
                <Text isMonospace size="13">
                  {session.network}
                </Text>
              </span>
            </TableCell>
            <TableCell>
              <Moment at={session.createdAt} />
            </TableCell>
            <TableCell>
              <Moment at={session.lastUsedAt} />
            </TableCell>
            <TableCell align="end" isPinned>
              {session.isCurrent ? (
                <Badge tone="positive">{words.current}</Badge>
              ) : (
                <Button
                  size="small"
                  isPending={ending === session._id}
                  aria-label={words.endOf(session.device || words.unknownDevice)}
                  onPress={() => onEnd(session)}
                >
                  {words.end}
                </Button>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className={unbroken}>
      {formatDateTime(at)}
    </time>
  );
}
