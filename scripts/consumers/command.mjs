import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIn, withProduct } from '../bench/product.mjs';
import { capture } from '../bootstrap/child.mjs';
import { within } from './app.mjs';

/** Returns functions that send requests with the session of the demo account. */
async function openSession(product) {
  const headers = { authorization: `Bearer ${await signIn(product)}` };
  const send = async (method, path, body) => {
    const json = body && { 'content-type': 'application/json' };
    const response = await fetch(`${product.url}${path}`, {
      method,
      headers: { ...headers, ...json },
      body: body && JSON.stringify(body),
    });
    assert.ok(response.ok, `${method} ${path} returned ${response.status}.`);
    return response;
  };
  const read = async (method, path, body) => (await send(method, path, body)).json();
  return { send, read };
}

/** Releases a version with the command of an installed app on a server of this checkout. */
export function useCommand(folder) {
  return withProduct({}, async (product) => {
    const { send, read } = await openSession(product);
    const plugins = await read('GET', '/api/v1/plugins');
    const plugin = plugins.find(({ slug }) => slug === 'tidy-checkout');
    const path = `/api/v1/plugins/${plugin._id}/versions`;
    const [newest] = await read('GET', path);
    const zip = await send('GET', `/api/v1/updates/${plugin._id}/download`);
    writeFileSync(join(folder, 'tidy.zip'), Buffer.from(await zip.arrayBuffer()));
    await send('DELETE', `${path}/${newest._id}`);
    const { key } = await read('POST', '/api/v1/api-keys', { name: 'CI', scope: 'release' });

    const { cwd, env } = within(folder);
    const settings = { ...env, PRESSDOCK_URL: product.url, PRESSDOCK_API_KEY: key };
    const release = (more = {}) =>
      capture('npx', ['--no-install', '@pressdock/api', 'release', 'tidy.zip'], {
        cwd,
        env: { ...settings, ...more },
      });
    const first = await release();
    assert.equal(first.code, 0, first.output);
    assert.match(first.output, /^Released Tidy Checkout 2\.5\.1$/m);
    const [released] = await read('GET', path);
    assert.equal(released.sha256, newest.sha256);
    const second = await release();
    assert.equal(second.code, 0, second.output);
    assert.match(second.output, /was released before with exactly this file/);
    const denied = await release({ PRESSDOCK_API_KEY: 'pdk_revoked' });
    assert.equal(denied.code, 3, denied.output);
  });
}
