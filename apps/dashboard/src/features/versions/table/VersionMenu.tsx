import {
  CheckIcon,
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
import type { Product } from '../../../entities/product/product.kind.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import { isViewingAtom } from '../../../entities/user/viewing.atoms.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import type { OpenDialog } from '../dialogs/VersionDialogs.tsx';
import { offerVersionAtom } from '../versions.atoms.ts';
import { versionsMessages } from '../versions.messages.ts';
import type { ProductVersion } from '../versions.queries.ts';

export interface VersionMenuProps {
  product: Product;
  version: ProductVersion;
  onOpen: (dialog: OpenDialog) => void;
}

/** The actions menu of a version. */
export function VersionMenu({ product, version, onOpen }: VersionMenuProps) {
  const { kind, _id: id } = product;
  const { table: words } = versionsMessages(kind);
  const offer = useSetAtom(offerVersionAtom);
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
        {version.isOffered ? null : (
          <Changes>
            <MenuItem
              id="offer"
              icon={<CheckIcon />}
              onAction={() => offer({ kind, id, versionId: version._id })}
            >
              {words.offer}
            </MenuItem>
          </Changes>
        )}
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
