import type { CustomerResponse } from '@pressdock/api';
import {
  IconButton,
  KeyIcon,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  PencilIcon,
  TrashIcon,
} from '@pressdock/ui';
import { Changes } from '../../entities/user/Changes.tsx';
import { paths } from '../../shared/paths.ts';
import { customersMessages as words } from './customers.messages.ts';

export interface CustomerMenuProps {
  customer: CustomerResponse;
  onDelete: (customer: CustomerResponse) => void;
}

/** The actions menu of a customer. */
export function CustomerMenu({ customer, onDelete }: CustomerMenuProps) {
  return (
    <MenuTrigger>
      <IconButton label={words.menu(customer.email)} icon={<MoreIcon />} size="small" />
      <Menu>
        <MenuItem icon={<PencilIcon />} href={paths.customer(customer._id)}>
          {words.edit}
        </MenuItem>
        <MenuItem icon={<KeyIcon />} href={paths.licenses({ customer: customer._id })}>
          {words.licenses}
        </MenuItem>
        <Changes>
          <MenuItem icon={<TrashIcon />} isCritical onAction={() => onDelete(customer)}>
            {words.remove}
          </MenuItem>
        </Changes>
      </Menu>
    </MenuTrigger>
  );
}
