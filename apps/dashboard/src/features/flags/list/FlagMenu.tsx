import type { FlagResponse } from '@pressdock/api';
import {
  ClockIcon,
  FileIcon,
  IconButton,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  PencilIcon,
  TrashIcon,
} from '@pressdock/ui';
import { Changes } from '../../../entities/user/Changes.tsx';
import { paths } from '../../../shared/paths.ts';
import { pathOf } from '../flags.queries.ts';
import { flagListMessages as words } from './flagList.messages.ts';

export interface FlagMenuProps {
  flag: FlagResponse;
  onDelete: (flag: FlagResponse) => void;
}

/** The actions menu of a flag. */
export function FlagMenu({ flag, onDelete }: FlagMenuProps) {
  const { id, flagId } = pathOf(flag);
  return (
    <MenuTrigger>
      <IconButton label={words.menu(flag.name)} icon={<MoreIcon />} size="small" />
      <Menu>
        <MenuItem icon={<PencilIcon />} href={paths.editFlag(id, flagId)}>
          {words.edit}
        </MenuItem>
        <MenuItem icon={<FileIcon />} href={paths.editFlag(id, flagId, 'history')}>
          {words.history}
        </MenuItem>
        <Changes>
          <MenuItem icon={<ClockIcon />} href={paths.editFlag(id, flagId, 'schedule')}>
            {words.schedule}
          </MenuItem>
        </Changes>
        <Changes>
          <MenuItem icon={<TrashIcon />} isCritical onAction={() => onDelete(flag)}>
            {words.remove}
          </MenuItem>
        </Changes>
      </Menu>
    </MenuTrigger>
  );
}
