import { expect, test } from 'vitest';
import { addDeployedProduct } from '../../../../test/harness/git/deployedProduct.ts';
import { sharedDeployServer } from '../../../../test/harness/git/deployServer.ts';
import { signUp } from '../../../../test/harness/server.ts';

test('of many products at once, an account fetches two repositories at a time', async () => {
  const { server, git, root } = await sharedDeployServer();
  const ada = await signUp(server);
  const add = () => addDeployedProduct(server, ada, { root, baseUrl: git.url });
  const products = [await add(), await add(), await add(), await add()];
  for (const product of products) await product.commitVersion('1.0.0');
  const held: (() => void)[] = [];
  const seen = new Map<string, number>();
  git.intercept = ({ method, url = '' }, response) => {
    const slug = products.find((product) => url.includes(product.slug))?.slug;
    if (method !== 'GET' || slug === undefined) return false;
    seen.set(slug, (seen.get(slug) ?? 0) + 1);
    // The first request lists the branches, the second one begins to fetch.
    if (seen.get(slug) !== 2) return false;
    held.push(() => response.destroy());
    return true;
  };
  const responses = products.map(({ id, repositoryId }) =>
    ada.api('GET', `/api/v1/repositories/${repositoryId}/pressdock-version-status/${id}`),
  );
  await expect.poll(() => [...seen.values()].length, { timeout: 10_000 }).toBe(4);
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(2);
  await new Promise((go) => setTimeout(go, 500));
  expect(held).toHaveLength(2);
  git.intercept = () => false;
  for (const end of held) end();
  const bodies = (await Promise.all(responses)).map(({ body }) => body.pressdockDotVersion);
  expect(bodies.sort()).toEqual(['1.0.0', '1.0.0', null, null]);
});
