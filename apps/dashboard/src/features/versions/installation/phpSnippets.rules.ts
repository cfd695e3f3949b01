import type { Product } from '../../../entities/product/product.kind.ts';

/** What a snippet names of its product. */
export type SnippetFacts = Pick<Product, 'kind' | '_id' | 'name' | 'slug'>;

const endpoints = { plugin: 'updates', theme: 'theme-updates' } as const;

/** Where sites ask for updates of a product: `https://dock.example/api/v1/updates/{id}/`. */
export function updateAddress({ kind, _id }: SnippetFacts, origin: string): string {
  return `${origin}/api/v1/${endpoints[kind]}/${_id}/`;
}

/** The part of a function's name that keeps it apart from those of other products. */
export function phpName(slug: string): string {
  const name = slug.replace(/[^a-z0-9]+/gi, '_').replace(/^_+|_+$/g, '');
  return /^[a-z]/i.test(name) ? name : `product_${name}`.replace(/_$/, '');
}

/** A text inside of a single-quoted PHP string. */
export function phpText(text: string): string {
  return text.replace(/[\\']/g, '\\$&');
}

/** The option in which a site keeps the licence key or purchase code of a product. */
export function licenseOption(slug: string): string {
  return `${phpName(slug)}_license`;
}

/** PHP that adds the site's licence to an array of query arguments; nothing for a product that needs none. */
export function licenseArgument(slug: string, isGated: boolean, indent: string): string {
  return isGated ? `${indent}'license' => get_option( '${licenseOption(slug)}', '' ),\n` : '';
}
