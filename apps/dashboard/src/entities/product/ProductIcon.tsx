import { Avatar, type AvatarSize } from '@pressdock/ui';
import type { ListedProduct } from './product.kind.ts';
import { showableIcon } from './product.rules.ts';

export interface ProductIconProps {
  product: ListedProduct;
  size?: AvatarSize;
}

/** A product's icon, or its first letter if it has none. */
export function ProductIcon({ product, size = 'medium' }: ProductIconProps) {
  const icon = product.kind === 'plugin' ? product.icon : '';
  return (
    <Avatar
      shape="square"
      size={size}
      name={product.name}
      src={showableIcon(icon, location.origin)}
    />
  );
}
