import {
  CopyIcon,
  DownloadIcon,
  FileIcon,
  IconButton,
  LinkIcon,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  PencilIcon,
  TrashIcon,
} from '@pressdock/ui';
import type { ProductKind } from '../../shared/paths.ts';
import type { ProductVersion } from './products.queries.ts';
import type { OpenDialog } from './VersionDialogs.tsx';
import { versionsMessages } from './versions.messages.ts';

export interface VersionMenuProps {
  kind: ProductKind;
  version: ProductVersion;
  onOpen: (dialog: OpenDialog) => void;
}

/** What can be done with one version. */
export function VersionMenu({ kind, version, onOpen }: VersionMenuProps) {
  const { table: words } = versionsMessages(kind);
  const actions = [
    { name: 'editVersion', icon: <PencilIcon />, label: words.edit },
    { name: 'package', icon: <FileIcon />, label: words.package },
    { name: 'downloadDetail', icon: <DownloadIcon />, label: words.downloadDetail },
    { name: 'temporaryLink', icon: <LinkIcon />, label: words.link },
    { name: 'copyVersion', icon: <CopyIcon />, label: words.copy },
  ] as const;
  return (
    <MenuTrigger>
      <IconButton label={words.menu(version.version)} icon={<MoreIcon />} size="small" />
      <Menu>
        {actions.map(({ name, icon, label }) => (
          <MenuItem key={name} id={name} icon={icon} onAction={() => onOpen({ name, version })}>
            {label}
          </MenuItem>
        ))}
        <MenuItem
          id="deleteVersion"
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
