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
import { isViewingAtom } from '../../entities/user/viewing.atoms.ts';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { licensesMessages as words } from './licenses.messages.ts';

export interface LicensesMenuProps {
  /** Whether there is nothing to export. */
  isEmpty: boolean;
  onExport: () => void;
}

/** What else there is to do about licences. */
export function LicensesMenu({ isEmpty, onExport }: LicensesMenuProps) {
  const isViewing = useAtomValue(isViewingAtom);
  return (
    <MenuTrigger>
      <IconButton label={words.more} icon={<MoreIcon />} />
      <Menu>
        <MenuItem icon={<HelpIcon />} href={paths.licenseRefusals()}>
          {words.refusals}
        </MenuItem>
        <MenuItem icon={<UploadIcon />} href={paths.importLicenses()}>
          {words.import}
        </MenuItem>
        {isViewing ? null : (
          <MenuItem icon={<DownloadIcon />} isDisabled={isEmpty} onAction={onExport}>
            {words.export}
          </MenuItem>
        )}
        <MenuItem icon={<KeyIcon />} href={paths.offlineLicenses()}>
          {words.offline}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
