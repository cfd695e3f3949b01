import type { ProductKind } from '@pressdock/api';
import { parameters, paths, withQuery } from './paths.ts';

/**
 * Returns the URL of the product's page with the dialog that connects a repository. It is apart from
 * `paths.ts`, which is part of the first script and so has a byte budget.
 */
export const connectRepositoryPath = (kind: ProductKind, id: string) =>
  withQuery(paths.product(kind, id), { [parameters.connecting]: 'repository' });
