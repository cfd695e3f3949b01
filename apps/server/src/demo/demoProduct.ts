import type { ProductKind } from '@pressdock/api';
import type { ProductFields } from '../modules/products/fields.rules.ts';
import type { Palette } from './demoImages.ts';

/** A product of the demo account, as its author would describe it. */
export interface DemoProduct {
  kind: ProductKind;
  name: string;
  slug: string;
  summary: string;
  /** Limited HTML. */
  description: string;
  requires: string;
  tested: string;
  requiresPhp: string;
  homepage: string;
  /** The colors of its images; a product without a palette has no images. */
  palette?: Palette;
  /** The configuration of its sales platforms. */
  selling?: Partial<ProductFields>;
  /** The approximate number of downloads of all versions. */
  downloads: number;
  /** The age of the newest release in days. The others are about three weeks apart. */
  newestIsDaysOld: number;
  /** Versions and their news, oldest first. */
  releases: readonly (readonly [version: string, news: string])[];
  /** Sites with a recent update check: host, installed version, WordPress, PHP. */
  sites: readonly (readonly [host: string, installed: string, wordpress: string, php: string])[];
}

/** The author of the demo's products. */
export const DEMO_AUTHOR = { name: 'Mara Reyes', homepage: 'https://marareyes.example' } as const;
