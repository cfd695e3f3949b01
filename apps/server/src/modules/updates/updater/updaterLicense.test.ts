import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deniedMessages } from '../updates.messages.ts';
import type { UpdaterFacts } from './updaterFile.rules.ts';
import {
  keyOf,
  licensedPlugin,
  openPlugin,
  prefixOf,
  runOnSite,
  type StubResponse,
} from './updaterSite.testing.ts';

interface Signer {
  id: string;
  publicKey: string;
  privateKey: KeyObject;
}

function createSigner(id: string): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return { id, publicKey: raw.toString('base64'), privateKey };
}

const inDays = (count: number) => Math.floor(Date.now() / 1000) + count * 86_400;

function createLease({ id, privateKey }: Signer, more: object = {}): string {
  const states = { v: 1, kid: id, key: 'KEY-1', product: null, domain: 'shop.com' };
  const text = Buffer.from(JSON.stringify({ ...states, expires: inDays(14), ...more }));
  const payload = text.toString('base64url');
  return `${payload}.${sign(null, Buffer.from(payload), privateKey).toString('base64url')}`;
}

const prefix = prefixOf(licensedPlugin);
const key = keyOf(licensedPlugin);
const withKeys = (...signers: Signer[]): UpdaterFacts => ({
  ...licensedPlugin,
  keys: new Map(signers.map(({ id, publicKey }) => [id, publicKey])),
});
const on = (facts: UpdaterFacts) => ({ products: [{ facts, folder: 'quiet-checkout' }] });
const denied = (status: number, code: string): StubResponse => ({
  status,
  body: { err: 'In the words of the server.', code },
});
const offer = {
  version: '2.0.0',
  download_url: 'https://dock.example/zip',
  sections: { description: '<p>x</p>' },
};

describe('a lease', () => {
  const old = createSigner('old');
  const next = createSigner('next');
  const mine = createLease(old);
  const fresh = createLease(next);
  const tampered = createLease({ ...next, privateKey: old.privateKey });
  const lease = (text: unknown): StubResponse => ({
    status: 200,
    body: { code: 'valid', lease: text },
  });

  it.each<[string, Signer[], string | null, StubResponse | null, boolean, string | null]>([
    ['is stored if the current key signed it', [next, old], null, lease(mine), true, mine],
    ['is stored if the next key signed it', [next, old], mine, lease(fresh), true, fresh],
    ['is kept instead of one that an unknown key signed', [old], mine, lease(fresh), true, mine],
    ['is kept instead of a forged one', [next, old], mine, lease(tampered), true, mine],
    ['is kept instead of an invalid one', [next, old], mine, lease(['x']), true, mine],
    ['is not stored if it cannot be verified', [old], null, lease(fresh), false, null],
    ['is kept while there is no response', [old], mine, null, true, mine],
    ['is kept while the server fails', [old], mine, { status: 500, body: {} }, true, mine],
    ['is kept while a proxy denies access', [old], mine, { status: 403, body: {} }, true, mine],
    ['is kept while a proxy finds nothing', [old], mine, denied(404, 'ENOENT'), true, mine],
    ['is removed when the license is denied', [old], mine, denied(403, 'expired'), false, null],
  ])('%s', async (_, signers, stored, response, isValid, expected) => {
    const options = { [`${key}_license`]: ' key-1 ', ...(stored && { [`${key}_lease`]: stored }) };
    const responses: Record<string, StubResponse> = response
      ? { 'validate-with-domain': response }
      : {};
    const site = { ...on(withKeys(...signers)), options, responses };
    const script = `${prefix}_License::renew(); $result = ${prefix}_License::is_valid();`;
    const result = await runOnSite(site, script);
    expect(result.printed).toBe(isValid);
    expect(result.options[`${key}_lease`] ?? null).toBe(expected);
    expect(result.requests[0]?.url).toContain('https://dock.example/api/v2/public/acc0/license/');
  });

  it.each([
    ['https://WWW.shop.com./', 'shop.com'],
    ['http://www.münchen.de', 'xn--mnchen-3ya.de'],
  ])('is for the site %s as the server names it', async (home, domain) => {
    const options = { [`${key}_license`]: 'KEY-1', [`${key}_lease`]: createLease(old, { domain }) };
    const script = `$result = ${prefix}_License::is_valid();`;
    const { printed, requests } = await runOnSite({ ...on(withKeys(old)), options, home }, script);
    expect([printed, requests]).toEqual([true, []]);
  });

  it.each([
    ['out of date', { expires: inDays(-1) }],
    ['for another site', { domain: 'thief.com' }],
    ['of another license', { key: 'KEY-2' }],
    ['of another product', { product: 'other' }],
  ])('is invalid if it is %s', async (_, more) => {
    const options = { [`${key}_license`]: 'KEY-1', [`${key}_lease`]: createLease(old, more) };
    const script = `$result = ${prefix}_License::is_valid();`;
    expect((await runOnSite({ ...on(withKeys(old)), options }, script)).printed).toBe(false);
  });
});

describe('the license of a site', () => {
  const page = (change: string, license: string) => `
$_POST = array('change' => '${change}', 'license' => base64_decode('${Buffer.from(license).toString('base64')}'));
ob_start(); ${prefix}_Settings::show(); $result = ob_get_clean();`;
  const active: StubResponse = { status: 200, body: { message: 'Active.', code: 'active' } };
  const updates: StubResponse = { status: 200, body: offer };

  it.each(['a+b&c#d%41==e', '100% légal/κλειδί', 'quote\'"<b>'])(
    'may have any characters: %s',
    async (license) => {
      const responses = { '/license/activate': active, '/api/v1/updates/': updates };
      const site = { ...on(licensedPlugin), responses };
      const { requests, options } = await runOnSite<string>(site, page('activate', license));
      const sent = requests.map(({ url }) => new URL(url).searchParams.get('license'));
      expect(new Set(sent)).toEqual(new Set([license]));
      expect(options[`${key}_license`]).toBe(license);
    },
  );

  it('is activated with its product and domain, and then has the update', async () => {
    const responses = { '/license/activate': active, '/api/v1/updates/': updates };
    const result = await runOnSite<string>(
      { ...on(licensedPlugin), responses },
      page('activate', 'K'),
    );
    const { pathname, searchParams } = new URL(result.requests[0]?.url ?? '');
    expect(pathname).toBe('/api/v2/public/acc0/license/activate');
    expect(Object.fromEntries(searchParams)).toEqual({
      license: 'K',
      domain: 'shop.com',
      product: licensedPlugin.id,
      format: 'json',
    });
    expect(result.printed).toContain('notice-success');
    expect(result.options[`${key}_offer`]).toMatchObject({ download_url: offer.download_url });
  });

  it.each(Object.keys(deniedMessages))('is denied with a sentence that helps: %s', async (code) => {
    const responses = { '/license/activate': denied(code === 'unknown' ? 404 : 400, code) };
    const result = await runOnSite<string>(
      { ...on(licensedPlugin), responses },
      page('activate', 'K'),
    );
    expect(result.printed).toMatch(/notice-error" role="status"><p>[A-Z][^<]{20,}\.<\/p>/);
    expect(result.printed).not.toContain('words of the server');
  });

  it('is denied in the words of the server for a reason that is new', async () => {
    const responses = { '/license/activate': denied(400, 'new_reason') };
    const result = await runOnSite<string>(
      { ...on(licensedPlugin), responses },
      page('activate', 'K'),
    );
    expect(result.printed).toContain('In the words of the server.');
  });

  it('is not changed while the server does not respond', async () => {
    const options = { [`${key}_license`]: 'K' };
    const result = await runOnSite<string>(
      { ...on(licensedPlugin), options },
      page('deactivate', 'K'),
    );
    expect(result.printed).toContain('The license server did not respond.');
    expect(result.options).toMatchObject(options);
  });

  it('stays valid if it is activated again while the server does not respond', async () => {
    const signer = createSigner('kid');
    const lease = createLease(signer, { key: 'K' });
    const options = { [`${key}_license`]: 'K', [`${key}_lease`]: lease };
    const site = { ...on(withKeys(signer)), options };
    const script = (license: string) =>
      `${page('activate', license)} $result = ${prefix}_License::is_valid();`;
    expect((await runOnSite(site, script('K'))).printed).toBe(true);
    expect((await runOnSite(site, script('other'))).printed).toBe(false);
  });

  it('is deactivated, and its key is removed', async () => {
    const inactive = { status: 200, body: { message: 'Inactive.', code: 'inactive' } };
    const options = { [`${key}_license`]: 'K', [`${key}_lease`]: 'x' };
    const responses = { '/license/deactivate': inactive };
    const result = await runOnSite<string>(
      { ...on(licensedPlugin), options, responses },
      page('deactivate', 'K'),
    );
    expect(result.printed).toContain('notice-success');
    expect(result.options).toMatchObject({ [`${key}_license`]: '' });
    expect(result.options).not.toHaveProperty(`${key}_lease`);
  });

  it('is the one that an earlier version of the plugin stored', async () => {
    const options = { quiet_checkout_license: 'EARLIER' };
    const script = `$result = ${prefix}_License::key();`;
    expect((await runOnSite({ ...on(licensedPlugin), options }, script)).printed).toBe('EARLIER');
  });

  it('may be a purchase code, which an update check verifies', async () => {
    const facts = { ...openPlugin, checksPurchases: true };
    const refusal = { code: 'not_confirmed', message: 'x' };
    const update = (more: object): StubResponse => ({ status: 200, body: { ...offer, ...more } });
    const bought = await runOnSite<string>(
      { ...on(facts), responses: { '/api/v1/updates/': update({}) } },
      page('activate', 'code'),
    );
    const unknown = await runOnSite<string>(
      { ...on(facts), responses: { '/api/v1/updates/': update({ license: refusal }) } },
      page('activate', 'code'),
    );
    expect(bought.printed).toContain('notice-success');
    expect(unknown.printed).toContain('The seller has not confirmed this purchase code.');
    expect(bought.requests).toHaveLength(1);
  });
});

describe('a site without a valid license', () => {
  const { download_url: _url, ...offerWithoutUrl } = offer;
  const responses = {
    '/api/v1/updates/': {
      status: 200,
      body: { ...offerWithoutUrl, license: { code: 'expired', message: 'x' } },
    },
  };
  const check = `${prefix}_Offer::check();`;

  it('sees on the pages about updates that one exists and why it cannot be installed', async () => {
    const script = `${check} ob_start(); do_action('admin_notices'); $result = ob_get_clean();`;
    const { printed } = await runOnSite<string>({ ...on(licensedPlugin), responses }, script);
    expect(printed).toContain('2.0.0 is available, but it cannot be installed.');
    expect(printed).toContain('This license has expired. Please renew it to install updates.');
    expect(printed).toContain(`options-general.php?page=${key}_license`);
    const other = { ...on(licensedPlugin), responses, screen: 'dashboard' };
    expect((await runOnSite(other, script)).printed).toBe('');
  });

  it('sees the reason in the list of updates and under View details, and installs nothing by itself', async () => {
    const script = `${check}
$updates = apply_filters('site_transient_update_plugins', new stdClass());
$item = $updates->response['quiet-checkout/main.php'];
$details = apply_filters('plugins_api', false, 'plugin_information', (object) array('slug' => 'quiet-checkout'));
$result = array($item->package, $item->upgrade_notice, $details->sections['description'], $details->download_link,
	apply_filters('auto_update_plugin', true, $item));`;
    const { printed } = await runOnSite<string[]>({ ...on(licensedPlugin), responses }, script);
    const reason = 'This license has expired. Please renew it to install updates.';
    expect(printed).toEqual(['', reason, expect.stringContaining(reason), '', false]);
  });
});
