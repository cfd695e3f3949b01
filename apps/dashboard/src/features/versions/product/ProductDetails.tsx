import { Card, DescriptionItem, DescriptionList, Link, Text } from '@pressdock/ui';
import type { Product } from '../../../entities/product/product.kind.ts';
import { productMessages } from '../../../entities/product/product.messages.ts';
import { deployStatus, licenseManager } from '../../../entities/product/product.rules.ts';
import { versionsMessages } from '../versions.messages.ts';
import { BUILDS_SECTION } from './buildsSection.ts';
import { externalLink } from './externalLink.rules.ts';

const textTone = { neutral: 'muted', positive: 'positive', critical: 'critical' } as const;

/** More details of a product. */
export function ProductDetails({ product }: { product: Product }) {
  const { details: words } = versionsMessages(product.kind);
  const deployment = deployStatus(product.latestBuild);
  const page = externalLink(product.kind === 'plugin' ? product.homepage : product.details_url);
  const author = product.kind === 'plugin' ? product.author : '';
  return (
    <Card title={words.title}>
      <DescriptionList>
        <DescriptionItem term={words.license}>
          {productMessages.license[licenseManager(product)]}
        </DescriptionItem>
        <DescriptionItem term={words.deployment}>
          <Text tone={textTone[deployment.tone]}>{deployment.text}</Text>
          {deployment.tone === 'critical' ? (
            <>
              {' '}
              <Link href={`#${BUILDS_SECTION}`}>{words.builds}</Link>
            </>
          ) : null}
        </DescriptionItem>
        {author === '' ? null : <DescriptionItem term={words.author}>{author}</DescriptionItem>}
        {page ? (
          <DescriptionItem term={words.homepage}>
            <Link href={page.href} target="_blank" rel="noopener noreferrer">
              {page.host}
            </Link>
          </DescriptionItem>
        ) : null}
      </DescriptionList>
    </Card>
  );
}
