import type { PackageKind } from '../modules/packages/headers.rules.ts';
import type { ProductFields } from '../modules/products/fields.rules.ts';
import type { Palette } from './demoImages.ts';

/** A product of the demo account, as its author would describe it. */
export interface DemoProduct {
  kind: PackageKind;
  name: string;
  slug: string;
  summary: string;
  /** Limited HTML. */
  description: string;
  requires: string;
  tested: string;
  requiresPhp: string;
  homepage: string;
  /** What its pictures are painted with; a product without has no pictures. */
  palette?: Palette;
  /** Where it is sold, if anywhere. */
  selling?: Partial<ProductFields>;
  /** Downloads of all versions together, about. */
  downloads: number;
  /** How long ago the newest release came out; the others lie about three weeks apart before it. */
  newestIsDaysOld: number;
  /** Version and what is new in it, oldest first. */
  releases: readonly (readonly [version: string, news: string])[];
  /** Sites that asked for an update lately: host, installed version, WordPress, PHP. */
  sites: readonly (readonly [host: string, installed: string, wordpress: string, php: string])[];
}

/** Who wrote everything in the demo. */
export const DEMO_AUTHOR = { name: 'Mara Reyes', homepage: 'https://marareyes.example' } as const;
