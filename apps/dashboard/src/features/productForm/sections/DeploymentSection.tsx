import type { ProductKind } from '@pressdock/api';
import { Link, Text } from '@pressdock/ui';
import type { Product } from '../../../entities/product/product.kind.ts';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import { paths } from '../../../shared/paths.ts';
import { connectRepositoryPath } from '../../../shared/repositoryPaths.ts';
import { productFormMessages } from '../productForm.messages.ts';

export interface DeploymentSectionProps {
  kind: ProductKind;
  /** The saved product; absent for a new one. */
  product?: Product;
}

/** Shows the repository and the branch. They change on the page of the product, not with this form. */
export function DeploymentSection({ kind, product }: DeploymentSectionProps) {
  const { deployment: words } = productFormMessages(kind);
  return (
    <FormSection name="deployment" title={words.title} context={words.context}>
      {product === undefined ? <Text as="p">{words.later}</Text> : <Repository product={product} />}
    </FormSection>
  );
}

function Repository({ product }: { product: Product }) {
  const { kind, _id: id, repository, branch } = product;
  const { deployment: words } = productFormMessages(kind);
  if (repository === '') {
    return (
      <Text as="p">
        {words.none} <Link href={connectRepositoryPath(kind, id)}>{words.connect}</Link>
      </Text>
    );
  }
  return (
    <Text as="p">
      {words.connected(repository, branch)}{' '}
      <Link href={paths.product(kind, id)}>{words.change}</Link>
    </Text>
  );
}
