import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Failure } from '../bootstrap/failure.mjs';
import { withTemporaryFolder } from '../bootstrap/temporary.mjs';
import { signIn, withProduct } from './product.mjs';
import { median, rounded } from './rounded.mjs';
import { seed } from './seeding.mjs';

const rounds = 9;

/** Measures the median time and the size of a complete response. */
async function timed(url, headers) {
  const times = [];
  let text = '';
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
    text = await response.text();
    times.push(performance.now() - start);
    if (!response.ok) throw new Failure(`${url} returned ${response.status}: ${text}`);
  }
  const [kB, gzip] = [text.length / 1000, gzipSync(text).length / 1000];
  return {
    body: JSON.parse(text),
    ms: rounded(median(times)),
    kB: rounded(kB),
    gzip: rounded(gzip),
  };
}

const figure = (id, { ms, kB, gzip }, goal) => ({
  id,
  value: ms,
  unit: 'ms',
  goal,
  better: 'lower',
  beside: { kB, 'kB gzip': gzip },
});

/** Measures reading an account with 3,000 products and a product with 500 versions. */
export async function many() {
  return withTemporaryFolder('many', async (folder) => {
    const data = join(folder, 'data');
    await seed('products', 3000, { PRESSDOCK_DATA: data });
    await seed('versions', 500, { PRESSDOCK_DATA: data });
    return withProduct({ PRESSDOCK_DATA: data }, async (product) => {
      const headers = { authorization: `Bearer ${await signIn(product)}` };
      const read = (path) => timed(`${product.url}${path}`, headers);
      const list = await read('/api/v1/plugins');
      const longest = list.body.find(({ slug }) => slug === 'long-history');
      if (list.body.length < 3000 || longest?.versionCount !== 500) {
        throw new Failure('The seeded products are missing.');
      }
      const one = `/api/v1/plugins/${longest._id}`;
      const versions = await read(`${one}/versions?order=true&limit=500`);
      return [
        figure('list-3000-products', list, 500),
        figure('stats-3000-products', await read('/api/v2/stats'), 50),
        figure('product-500-versions', await read(one), 50),
        figure('versions-first-5', await read(`${one}/versions?order=true&limit=5`), 50),
        figure('versions-all-500', versions, 150),
        figure(
          'package-report',
          await read(`${one}/versions/${versions.body[0]._id}/package-report`),
          50,
        ),
      ];
    });
  });
}
