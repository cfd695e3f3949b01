import {
  Badge,
  Button,
  IconButton,
  LinkButton,
  Menu,
  MenuItem,
  MenuTrigger,
  MoreIcon,
  PageHeader,
  Text,
  TrashIcon,
} from '@pressdock/ui';
import { ProductIcon } from '../../../entities/product/ProductIcon.tsx';
import type { Product } from '../../../entities/product/product.kind.ts';
import { productMessages } from '../../../entities/product/product.messages.ts';
import { deployStatus, licenseManager } from '../../../entities/product/product.rules.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import { paths } from '../../../shared/paths.ts';
import type { OpenDialog } from '../dialogs/VersionDialogs.tsx';
import { versionsMessages } from '../versions.messages.ts';
import * as styles from './VersionsHeader.css.ts';

export interface VersionsHeaderProps {
  product: Product;
  onOpen: (dialog: OpenDialog) => void;
}

const DEFAULT_BRANCH = 'master';

/** The name of the product, its license management and deployment, and its actions. */
export function VersionsHeader({ product, onOpen }: VersionsHeaderProps) {
  const { page: words, header } = versionsMessages(product.kind);
  const hasFailed = deployStatus(product.latestBuild).tone === 'critical';
  return (
    <PageHeader
      title={product.name}
      media={<ProductIcon product={product} size="large" />}
      context={
        <div className={styles.facts}>
          <div className={styles.line}>
            <span className={styles.fact}>
              <Text isMonospace size="13">
                {product.slug}
              </Text>
            </span>
            <span className={styles.fact}>{productMessages.license[licenseManager(product)]}</span>
            {product.repository === '' ? null : (
              <span className={styles.fact}>
                <Badge tone={hasFailed ? 'caution' : 'positive'}>
                  {hasFailed ? header.failed : header.deploysFrom(product.branch || DEFAULT_BRANCH)}
                </Badge>
              </span>
            )}
          </div>
        </div>
      }
      actions={
        <Changes>
          <MenuTrigger>
            <IconButton label={words.more} icon={<MoreIcon />} variant="secondary" />
            <Menu>
              <MenuItem
                id="delete"
                icon={<TrashIcon />}
                isCritical
                onAction={() => onOpen({ name: 'deleteProduct' })}
              >
                {words.deleteProduct}
              </MenuItem>
            </Menu>
          </MenuTrigger>
          <LinkButton href={paths.editProduct(product.kind, product._id)}>{words.edit}</LinkButton>
          <Button variant="primary" onPress={() => onOpen({ name: 'addVersion' })}>
            {words.addVersion}
          </Button>
        </Changes>
      }
    />
  );
}
