import type { ApiKeyResponse } from '@pressdock/api';
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
import { ActionsColumn } from '../../shared/page/ActionsColumn.tsx';
import { Day } from '../../shared/page/Day.tsx';
import { unbroken } from '../../shared/page/page.css.ts';
import * as styles from './apiKeys.css.ts';
import { apiKeysMessages as words } from './apiKeys.messages.ts';
import { hasExpired } from './apiKeys.rules.ts';

const { columns } = words;

export interface ApiKeysTableProps {
  keys: readonly ApiKeyResponse[];
  onDelete: (key: ApiKeyResponse) => void;
}

/** A table of API keys, newest first. */
export function ApiKeysTable({ keys, onDelete }: ApiKeysTableProps) {
  return (
    <Table caption={words.title} isCaptionHidden>
      <TableHead>
        <TableColumn>{columns.name}</TableColumn>
        <TableColumn>{columns.key}</TableColumn>
        <TableColumn>{columns.scope}</TableColumn>
        <TableColumn>{columns.lastUsed}</TableColumn>
        <TableColumn>{columns.expires}</TableColumn>
        <ActionsColumn label={columns.actions} />
      </TableHead>
      <TableBody>
        {keys.map((key) => (
          <TableRow key={key._id}>
            <TableCell isRowHeader>
              <span className={styles.name}>{key.name}</span>
            </TableCell>
            <TableCell>
              <span className={unbroken}>
                <Text isMonospace size="13">
                  {key.prefix}…
                </Text>
              </span>
            </TableCell>
            <TableCell>{words.scopes[key.scope].label}</TableCell>
            <TableCell>
              <span className={unbroken}>
                {key.lastUsedAt === null ? words.never : <Day moment={key.lastUsedAt} />}
              </span>
            </TableCell>
            <TableCell>
              <span className={unbroken}>
                <Expiry expires={key.expires} />
              </span>
            </TableCell>
            <TableCell align="end" isPinned>
              <Button
                size="small"
                aria-label={words.deleteOf(key.name)}
                onPress={() => onDelete(key)}
              >
                {words.delete}
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Expiry({ expires }: { expires: string | null }) {
  if (expires === null) return words.never;
  if (hasExpired(expires, Date.now())) return <Badge tone="caution">{words.expired}</Badge>;
  return <Day moment={expires} />;
}
