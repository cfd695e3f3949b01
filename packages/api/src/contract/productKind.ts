/** The kinds of product. */
export const PRODUCT_KINDS = ['plugin', 'theme'] as const;

/** A kind of product. */
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** How operation ids name a kind. */
export const KIND_NAMES = { plugin: 'Plugin', theme: 'Theme' } as const;

/** The tags of the calls on products of a kind. */
export const KIND_TAGS = { plugin: ['Plugins'], theme: ['Themes'] } as const;
