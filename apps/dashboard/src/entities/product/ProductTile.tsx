import { Badge, Inline, Stack, Text, Tile } from '@pressdock/ui';
import { memo } from 'react';
import { paths } from '../../shared/paths.ts';
import { ProductIcon } from './ProductIcon.tsx';
import type { ListedProduct } from './product.kind.ts';
import { productMessages } from './product.messages.ts';
import { deployStatus, downloadsLabel, licenseManager, versionLabel } from './product.rules.ts';

export interface ProductTileProps {
  product: ListedProduct;
  /** The heading level of the name; 2 by default. */
  headingLevel?: 2 | 3;
}

/**
 * A tile of a product; a press anywhere on it opens its versions.
 * Memoized because searching filters lists of thousands with each keystroke.
 * @see specification, section 2, "Plugin/theme tile"
 */
export const ProductTile = memo(function ProductTile({
  product,
  headingLevel = 2,
}: ProductTileProps) {
  const deployment = deployStatus(product.latestBuild);
  return (
    <Tile
      title={product.name}
      headingLevel={headingLevel}
      href={paths.product(product.kind, product._id)}
      media={<ProductIcon product={product} />}
      footer={
        <Text tone={deployment.tone === 'critical' ? 'critical' : 'subtle'} size="12">
          {deployment.text}
        </Text>
      }
    >
      <Stack gap="8">
        <Text as="p" size="13" tone="muted">
          {productMessages.license[licenseManager(product)]}
        </Text>
        <Inline gap="8">
          <Badge tone={product.latestVersion ? 'accent' : 'neutral'}>
            {versionLabel(product.latestVersion)}
          </Badge>
          <Text size="13" tone="muted" isTabular>
            {downloadsLabel(product.downloads)}
          </Text>
        </Inline>
      </Stack>
    </Tile>
  );
});
