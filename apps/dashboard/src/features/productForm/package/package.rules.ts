import type { InspectNewPackageResponse, ProductKind } from '@pressdock/api';
import { suggestSlug } from '../rules/productForm.rules.ts';
import type { ProductFormValues } from '../rules/productForm.values.ts';

/** The fields of a product as its package describes it. */
export type DescribedProduct = NonNullable<InspectNewPackageResponse['product']>;

const plain = (html: string) => html.replace(/<[^>]*>/g, '').trim();

/** Returns the values that a package adds to the form. What was typed before is kept. */
export function valuesOfPackage(
  kind: ProductKind,
  { version: _, slug, homepage, ...others }: DescribedProduct,
  values: ProductFormValues,
): Partial<ProductFormValues> {
  const { author, author_homepage, installation, ...both } = others;
  const described: Partial<ProductFormValues> =
    kind === 'plugin'
      ? { ...both, homepage, author, author_homepage, installation }
      : { ...both, details_url: homepage };
  const filled = Object.entries(described).filter(([field, value]) => {
    const current = values[field as keyof ProductFormValues];
    return value !== '' && typeof current === 'string' && plain(current) === '';
  });
  const isSlugFree = values.slug === '' || values.slug === suggestSlug(values.name);
  return { ...Object.fromEntries(filled), ...(isSlugFree && slug !== '' && { slug }) };
}
