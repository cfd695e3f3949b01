import type { ProductKind } from '@pressdock/api';
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
import { Changes } from '../../../entities/user/Changes.tsx';
import { isViewingAtom } from '../../../entities/user/viewing.atoms.ts';
import { useAtomValue } from '../../../shared/state.ts';
import type { OpenDialog } from '../dialogs/VersionDialogs.tsx';
import { versionsMessages } from '../versions.messages.ts';
import type { ProductVersion } from '../versions.queries.ts';

export interface VersionMenuProps {
  kind: ProductKind;
  version: ProductVersion;
  onOpen: (dialog: OpenDialog) => void;
}

/** The actions menu of a version. */
export function VersionMenu({ kind, version, onOpen }: VersionMenuProps) {
  const { table: words } = versionsMessages(kind);
  const isViewing = useAtomValue(isViewingAtom);
  const actions = [
    { name: 'editVersion', icon: <PencilIcon />, label: words.edit, isChange: true },
    { name: 'package', icon: <FileIcon />, label: words.package, isChange: false },
    {
      name: 'downloadDetail',
      icon: <DownloadIcon />,
      label: words.downloadDetail,
      isChange: false,
    },
    { name: 'temporaryLink', icon: <LinkIcon />, label: words.link, isChange: true },
    { name: 'copyVersion', icon: <CopyIcon />, label: words.copy, isChange: true },
  ] as const;
  const offered = actions.filter(({ isChange }) => !(isChange && isViewing));
  return (
    <MenuTrigger>
      <IconButton label={words.menu(version.version)} icon={<MoreIcon />} size="small" />
      <Menu>
        {offered.map(({ name, icon, label }) => (
          <MenuItem key={name} id={name} icon={icon} onAction={() => onOpen({ name, version })}>
            {label}
          </MenuItem>
        ))}
        <Changes>
          <MenuItem
            id="deleteVersion"
            icon={<TrashIcon />}
            isCritical
            onAction={() => onOpen({ name: 'deleteVersion', version })}
          >
            {words.remove}
          </MenuItem>
        </Changes>
      </Menu>
    </MenuTrigger>
  );
}
