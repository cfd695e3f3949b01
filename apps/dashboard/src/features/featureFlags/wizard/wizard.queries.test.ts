// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { flagKeys } from '../../../entities/featureFlag/featureFlag.queries.ts';
import { queryClientAtom } from '../../../shared/server/query.ts';
import { getDefaultStore } from '../../../shared/state.ts';
import { addFlagAtom } from './wizard.queries.ts';
import { createRequest, newWizard } from './wizard.rules.ts';

afterEach(() => vi.unstubAllGlobals());

test('reads the numbers of the products again after a flag was added', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ _id: 'f1' }));
  const store = getDefaultStore();
  const client = store.get(queryClientAtom);
  client.setQueryData(flagKeys.figures, new Map());
  const body = createRequest({ ...newWizard.values, flagName: 'Dark mode', type: 'on/off' });
  expect(await store.set(addFlagAtom, { productId: 'p1', body })).toMatchObject({ ok: true });
  expect(client.getQueryState(flagKeys.figures)?.isInvalidated).toBe(true);
});
