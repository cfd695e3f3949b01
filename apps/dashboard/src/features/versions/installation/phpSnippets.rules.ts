import type { Product } from '../../../entities/product/product.kind.ts';

/** The fields of a product that snippets contain. */
export type SnippetFacts = Pick<Product, 'kind' | '_id' | 'name' | 'slug'>;

const endpoints = { plugin: 'updates', theme: 'theme-updates' } as const;

/** Returns the URL of a product's update checks: `https://dock.example/api/v1/updates/{id}/`. */
export function updateAddress({ kind, _id }: SnippetFacts, origin: string): string {
  return `${origin}/api/v1/${endpoints[kind]}/${_id}/`;
}

/** Returns the part of a function name that distinguishes a product from others. */
export function phpName(slug: string): string {
  const name = slug.replace(/[^a-z0-9]+/gi, '_').replace(/^_+|_+$/g, '');
  return /^[a-z]/i.test(name) ? name : `product_${name}`.replace(/_$/, '');
}

/** Escapes a text for a single-quoted PHP string. */
export function phpText(text: string): string {
  return text.replace(/[\\']/g, '\\$&');
}

/**
 * Returns the name of the option in which a site stores a product's license key or purchase code.
 */
export function licenseOption(slug: string): string {
  return `${phpName(slug)}_license`;
}

/**
 * Returns PHP that adds the site's license to an array of query arguments; blank for a product that
 * needs none.
 */
export function licenseArgument(slug: string, isGated: boolean, indent: string): string {
  return isGated ? `${indent}'license' => get_option( '${licenseOption(slug)}', '' ),\n` : '';
}
