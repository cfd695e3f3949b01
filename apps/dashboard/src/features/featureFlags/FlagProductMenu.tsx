import type { FlagProductResponse } from '@pressdock/api';
import {
  FlagIcon,
  IconButton,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  PencilIcon,
  TrashIcon,
} from '@pressdock/ui';
import { Changes } from '../../entities/user/Changes.tsx';
import { paths } from '../../shared/paths.ts';
import { featureFlagsMessages as words } from './featureFlags.messages.ts';

/** An action of the menu that opens a dialog. */
export type ProductAction = 'rename' | 'delete';

export interface FlagProductMenuProps {
  product: FlagProductResponse;
  onAction: (action: ProductAction, product: FlagProductResponse) => void;
}

/** The actions menu of a product. The product of the interface flags cannot be deleted. */
export function FlagProductMenu({ product, onAction }: FlagProductMenuProps) {
  return (
    <MenuTrigger>
      <IconButton label={words.menu(product.name)} icon={<MoreIcon />} size="small" />
      <Menu>
        <MenuItem icon={<FlagIcon />} href={paths.flags(product._id)}>
          {words.open}
        </MenuItem>
        <Changes>
          <MenuItem icon={<PencilIcon />} onAction={() => onAction('rename', product)}>
            {words.rename}
          </MenuItem>
        </Changes>
        {product.isInterface ? null : (
          <Changes>
            <MenuItem icon={<TrashIcon />} isCritical onAction={() => onAction('delete', product)}>
              {words.remove}
            </MenuItem>
          </Changes>
        )}
      </Menu>
    </MenuTrigger>
  );
}
