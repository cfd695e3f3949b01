import {
  IconButton,
  LinkIcon,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  PencilIcon,
  TrashIcon,
} from '@pressdock/ui';
import type { ProductVersion } from './products.queries.ts';
import type { OpenDialog } from './VersionDialogs.tsx';
import { versionsMessages } from './versions.messages.ts';

export interface VersionMenuProps {
  version: ProductVersion;
  onOpen: (dialog: OpenDialog) => void;
}

const { table: words } = versionsMessages('plugin');

/** What can be done with one version. */
export function VersionMenu({ version, onOpen }: VersionMenuProps) {
  return (
    <MenuTrigger>
      <IconButton label={words.menu(version.version)} icon={<MoreIcon />} size="small" />
      <Menu>
        <MenuItem
          id="edit"
          icon={<PencilIcon />}
          onAction={() => onOpen({ name: 'editVersion', version })}
        >
          {words.edit}
        </MenuItem>
        <MenuItem
          id="link"
          icon={<LinkIcon />}
          onAction={() => onOpen({ name: 'temporaryLink', version })}
        >
          {words.link}
        </MenuItem>
        <MenuItem
          id="delete"
          icon={<TrashIcon />}
          isCritical
          onAction={() => onOpen({ name: 'deleteVersion', version })}
        >
          {words.remove}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
