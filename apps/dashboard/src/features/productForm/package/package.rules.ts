import type { InspectNewPackageResponse, ProductKind } from '@pressdock/api';
import { suggestSlug } from '../rules/productForm.rules.ts';
import type { ProductFormValues } from '../rules/productForm.values.ts';

/** The fields of a product as its package describes it. */
export type DescribedProduct = NonNullable<InspectNewPackageResponse['product']>;

const plain = (html: string) => html.replace(/<[^>]*>/g, '').trim();

/**
 * Returns the values that a package adds to the form. What was typed before is kept.
 * @param filled what an earlier package filled in, which is replaced unless it was edited
 */
export function valuesOfPackage(
  kind: ProductKind,
  { version: _, slug, homepage, ...others }: DescribedProduct,
  values: ProductFormValues,
  filled: Partial<ProductFormValues> = {},
): Partial<ProductFormValues> {
  const { author, author_homepage, installation, ...both } = others;
  const described: Partial<ProductFormValues> =
    kind === 'plugin'
      ? { ...both, homepage, author, author_homepage, installation }
      : { ...both, details_url: homepage };
  const changed = Object.entries(described).filter(([name, value]) => {
    const field = name as keyof ProductFormValues;
    const current = plain(String(values[field]));
    const isFree = current === '' || current === plain(String(filled[field] ?? ''));
    return isFree && current !== plain(String(value));
  });
  const suggested = ['', suggestSlug(values.name), filled.slug];
  const isSlugFree = suggested.includes(values.slug) && slug !== '';
  return { ...Object.fromEntries(changed), ...(isSlugFree && { slug }) };
}
