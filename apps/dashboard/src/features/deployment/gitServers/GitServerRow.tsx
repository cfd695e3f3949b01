import type { RepositoryResponse } from '@pressdock/api';
import {
  IconButton,
  KeyIcon,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  Stack,
  Text,
  TrashIcon,
} from '@pressdock/ui';
import { repositoryMessages } from '../../../entities/repository/repository.messages.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import * as styles from '../deployment.css.ts';
import { gitServersMessages as words } from './gitServers.messages.ts';
import { accessLabel } from './gitServers.rules.ts';

/** An action on a repository that opens a dialog. */
export type RepositoryAction = 'key' | 'trust' | 'remove';

export interface GitServerRowProps {
  repository: RepositoryResponse;
  onAction: (action: RepositoryAction) => void;
}

/** A repository on another Git server. */
export function GitServerRow({ repository, onAction }: GitServerRowProps) {
  const { full_name: name, url, publicKey, hostKey } = repository;
  return (
    <li className={styles.row}>
      <Stack gap="2">
        <Text weight="semibold">{name}</Text>
        <Text isMonospace tone="muted" size="13">
          {url}
        </Text>
        <Text tone="muted" size="13">
          {accessLabel(repository)}
        </Text>
      </Stack>
      <MenuTrigger>
        <IconButton label={words.menu(name)} icon={<MoreIcon />} size="small" />
        <Menu>
          {publicKey === null ? null : (
            <MenuItem icon={<KeyIcon />} onAction={() => onAction('key')}>
              {words.showKey}
            </MenuItem>
          )}
          {hostKey === null ? null : (
            <Changes>
              <MenuItem icon={<KeyIcon />} onAction={() => onAction('trust')}>
                {repositoryMessages.hostKey.action}
              </MenuItem>
            </Changes>
          )}
          <Changes>
            <MenuItem icon={<TrashIcon />} isCritical onAction={() => onAction('remove')}>
              {words.remove}
            </MenuItem>
          </Changes>
        </Menu>
      </MenuTrigger>
    </li>
  );
}
