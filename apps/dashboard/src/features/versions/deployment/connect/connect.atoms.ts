import type { ConnectedResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { refreshDeploymentAtom } from '../../../../entities/deployment/deployment.queries.ts';
import type { ProductRef } from '../../../../entities/product/product.queries.ts';
import { refreshProductsAtom } from '../../../../entities/product/product.queries.ts';
import { api } from '../../../../shared/server/api.ts';
import { atom, atomFamily } from '../../../../shared/state.ts';
import {
  type ConnectEvent,
  type ConnectState,
  type ConnectValues,
  newConnect,
  nextConnect,
} from './connect.rules.ts';

const storedAtoms = atomFamily((_productId: string) => atom<ConnectState>(newConnect));

/** The state of a product's dialog, also while it is closed. Writing an event changes it. */
export const connectAtoms = atomFamily((productId: string) =>
  atom(
    (get) => get(storedAtoms(productId)),
    (get, set, event: ConnectEvent) => {
      const stored = storedAtoms(productId);
      set(stored, nextConnect(get(stored), event));
    },
  ),
);

/** A product and what it is connected to. */
type Connection = ProductRef &
  Pick<ConnectValues, 'repositoryId' | 'branch' | 'path' | 'releasesTags'>;

/** Connects a product with a repository: adds the deploy key and the webhook. */
export const connectRepositoryAtom = atom(
  null,
  async (_get, set, { kind, id, repositoryId, branch, path, releasesTags }: Connection) => {
    const result: Result<ConnectedResponse> = await api.post(
      '/api/v1/repositories/deploy-key-webhook/{id}/{repoId}',
      {
        params: { path: { id, repoId: repositoryId } },
        body: { branch: branch.trim(), path: path.trim(), releasesTags },
      },
    );
    if (result.ok) {
      await Promise.all([set(refreshDeploymentAtom, id), set(refreshProductsAtom, kind)]);
    }
    return result;
  },
);
