import type { LicenseResponse } from '@pressdock/api';
import {
  CheckIcon,
  CloseIcon,
  FileIcon,
  IconButton,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  PencilIcon,
  TrashIcon,
} from '@pressdock/ui';
import { paths } from '../../shared/paths.ts';
import { useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { Changes } from '../user/Changes.tsx';
import { licenseMessages as words } from './license.messages.ts';
import { changeSuspensionAtom } from './license.queries.ts';

export interface LicenseMenuProps {
  license: LicenseResponse;
  onShow: (license: LicenseResponse) => void;
  /** Asks for confirmation before deleting; omit it to offer no deletion. */
  onDelete?: (license: LicenseResponse) => void;
}

/** The actions menu of a license. */
export function LicenseMenu({ license, onShow, onDelete }: LicenseMenuProps) {
  const { _id: id, key, isSuspended } = license;
  const changeStand = useSetAtom(changeSuspensionAtom);
  const switchStand = async () => {
    const isChanged = await changeStand({ id, change: isSuspended ? 'reinstate' : 'suspend' });
    const done = isSuspended ? words.reinstated : words.suspended;
    if (isChanged) toasts.add({ title: done, tone: 'positive' });
    else toasts.add({ title: words.suspensionFailed, tone: 'critical' });
  };
  return (
    <MenuTrigger>
      <IconButton label={words.menu(key)} icon={<MoreIcon />} size="small" />
      <Menu>
        <MenuItem icon={<PencilIcon />} href={paths.editLicense(id)}>
          {words.edit}
        </MenuItem>
        <MenuItem icon={<FileIcon />} onAction={() => onShow(license)}>
          {words.details}
        </MenuItem>
        <Changes>
          <MenuItem
            icon={isSuspended ? <CheckIcon /> : <CloseIcon />}
            onAction={() => void switchStand()}
          >
            {isSuspended ? words.reinstate : words.suspend}
          </MenuItem>
          {onDelete ? (
            <MenuItem icon={<TrashIcon />} isCritical onAction={() => onDelete(license)}>
              {words.remove}
            </MenuItem>
          ) : null}
        </Changes>
      </Menu>
    </MenuTrigger>
  );
}
