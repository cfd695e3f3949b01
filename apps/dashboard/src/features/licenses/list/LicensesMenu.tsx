import {
  DownloadIcon,
  HelpIcon,
  IconButton,
  KeyIcon,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  UploadIcon,
} from '@pressdock/ui';
import { Changes } from '../../../entities/user/Changes.tsx';
import { paths } from '../../../shared/paths.ts';
import { licensesMessages as words } from '../licenses.messages.ts';

export interface LicensesMenuProps {
  /** Whether there is nothing to export. */
  isEmpty: boolean;
  onExport: () => void;
}

/** More actions for licenses. */
export function LicensesMenu({ isEmpty, onExport }: LicensesMenuProps) {
  return (
    <MenuTrigger>
      <IconButton label={words.more} icon={<MoreIcon />} />
      <Menu>
        <MenuItem icon={<HelpIcon />} href={paths.accessLog()}>
          {words.accessLog}
        </MenuItem>
        <Changes>
          <MenuItem icon={<UploadIcon />} href={paths.importLicenses()}>
            {words.import}
          </MenuItem>
          <MenuItem icon={<DownloadIcon />} isDisabled={isEmpty} onAction={onExport}>
            {words.export}
          </MenuItem>
        </Changes>
        <MenuItem icon={<KeyIcon />} href={paths.offlineLicenses()}>
          {words.offline}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
