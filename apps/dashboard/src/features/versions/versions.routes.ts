import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import type { ProductKind } from '../../shared/paths.ts';
import { versionsRoutes } from './versions.first.ts';

/** A product of a kind and its versions. */
export const versionsFeature = (kind: ProductKind): Feature => ({ routes: versionsRoutes(kind) });
