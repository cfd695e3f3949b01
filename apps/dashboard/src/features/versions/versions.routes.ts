import type { ProductKind } from '@pressdock/api';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { versionsRoutes } from './versions.first.ts';

/** A product of a kind and its versions. */
export const versionsFeature = (kind: ProductKind): Feature => ({ routes: versionsRoutes(kind) });
