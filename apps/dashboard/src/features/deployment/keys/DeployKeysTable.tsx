import type { DeployKeyResponse } from '@pressdock/api';
import {
  IconButton,
  KeyIcon,
  Link,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
  TrashIcon,
} from '@pressdock/ui';
import { Changes } from '../../../entities/user/Changes.tsx';
import { ActionsColumn } from '../../../shared/page/ActionsColumn.tsx';
import { Day } from '../../../shared/page/Day.tsx';
import { unbroken } from '../../../shared/page/page.css.ts';
import { paths } from '../../../shared/paths.ts';
import * as styles from '../deployment.css.ts';
import { keysMessages as words } from './keys.messages.ts';
import { keyName, productOfKey } from './keys.rules.ts';

const { columns } = words;

/** An action on a deploy key that opens a dialog. */
export type KeyAction = 'show' | 'remove';

export interface DeployKeysTableProps {
  keys: readonly DeployKeyResponse[];
  onAction: (action: KeyAction, key: DeployKeyResponse) => void;
}

/** A table of deploy keys with what each is for. */
export function DeployKeysTable({ keys, onAction }: DeployKeysTableProps) {
  return (
    <Table caption={words.title} isCaptionHidden>
      <TableHead>
        <TableColumn>{columns.product}</TableColumn>
        <TableColumn>{columns.repository}</TableColumn>
        <TableColumn>{columns.fingerprint}</TableColumn>
        <TableColumn>{columns.created}</TableColumn>
        <TableColumn>{columns.lastUsed}</TableColumn>
        <ActionsColumn label={columns.actions} />
      </TableHead>
      <TableBody>
        {keys.map((key) => (
          <TableRow key={key._id}>
            <TableCell isRowHeader>
              <UsedFor deployKey={key} />
            </TableCell>
            <TableCell>
              <span className={styles.name}>
                {key.repository ?? <Text tone="muted">{words.noRepository}</Text>}
              </span>
            </TableCell>
            <TableCell>
              <span className={styles.name}>
                <Text isMonospace size="13">
                  {key.fingerprint}
                </Text>
              </span>
            </TableCell>
            <TableCell>
              <span className={unbroken}>
                <Day moment={key.createdAt} />
              </span>
            </TableCell>
            <TableCell>
              <span className={unbroken}>
                {key.lastUsedAt === null ? words.never : <Day moment={key.lastUsedAt} />}
              </span>
            </TableCell>
            <TableCell align="end" isPinned>
              <KeyMenu deployKey={key} onAction={(action) => onAction(action, key)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function UsedFor({ deployKey }: { deployKey: DeployKeyResponse }) {
  const product = productOfKey(deployKey);
  return (
    <span className={styles.name}>
      {product ? (
        <Link href={paths.product(product.kind, product.id)}>{product.name}</Link>
      ) : (
        words.managed
      )}
    </span>
  );
}

interface KeyMenuProps {
  deployKey: DeployKeyResponse;
  onAction: (action: KeyAction) => void;
}

function KeyMenu({ deployKey, onAction }: KeyMenuProps) {
  return (
    <MenuTrigger>
      <IconButton label={words.menu(keyName(deployKey))} icon={<MoreIcon />} size="small" />
      <Menu>
        <MenuItem icon={<KeyIcon />} onAction={() => onAction('show')}>
          {words.show}
        </MenuItem>
        <Changes>
          <MenuItem icon={<TrashIcon />} isCritical onAction={() => onAction('remove')}>
            {words.remove}
          </MenuItem>
        </Changes>
      </Menu>
    </MenuTrigger>
  );
}
