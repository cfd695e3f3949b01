import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { leaseSnippet } from './leaseSnippet.rules.ts';

const keys = [
  { _id: 'new', publicKey: 'AAAA+/==' },
  { _id: "o'ld", publicKey: 'BBBB' },
];

it('holds every key that leases may be signed with, safe inside of PHP', () => {
  const code = leaseSnippet(keys, 'https://dock.example');
  expect(code).toContain("'new' => 'AAAA+/==',");
  expect(code).toContain("'o\\'ld' => 'BBBB',");
});

it('asks this very server', () => {
  expect(leaseSnippet(keys, 'https://dock.example')).toContain(
    "'https://dock.example/api/v2/public/license/validate-with-domain'",
  );
});

/** What of WordPress the code calls: the options and the answer are given, the time is the real one. */
const wordpress = `<?php
[$GLOBALS['options'], $GLOBALS['answer']] = json_decode($argv[1], true);
const DAY_IN_SECONDS = 86400;
function get_transient($name) { return false; }
function set_transient($name, $value, $seconds) {}
function wp_parse_url($url, $part) { return parse_url($url, $part); }
function home_url() { return 'https://www.Shop.com/blog'; }
function add_query_arg($args, $url) { return $url . '?' . http_build_query($args); }
function wp_remote_get($url, $args) { return $GLOBALS['answer']; }
function wp_remote_retrieve_response_code($response) { return $response['code'] ?? ''; }
function wp_remote_retrieve_body($response) { return $response['body'] ?? ''; }
function get_option($name, $otherwise) { return $GLOBALS['options'][$name] ?? $otherwise; }
function update_option($name, $value, $autoload) { $GLOBALS['options'][$name] = $value; }
function delete_option($name) { unset($GLOBALS['options'][$name]); }
`;

interface Signer {
  _id: string;
  publicKey: string;
  privateKey: KeyObject;
}

function signer(_id: string): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return { _id, publicKey: raw.toString('base64'), privateKey };
}

const days = (count: number) => Math.floor(Date.now() / 1000) + count * 86_400;

function leaseOf({ _id, privateKey }: Signer, more: object = {}): string {
  const states = { v: 1, kid: _id, key: 'KEY-1', product: null, domain: 'shop.com' };
  const text = Buffer.from(JSON.stringify({ ...states, expires: days(14), ...more }));
  const said = text.toString('base64url');
  return `${said}.${sign(null, Buffer.from(said), privateKey).toString('base64url')}`;
}

/** Runs the code on a site that has a lease or none, which asks and is answered; a null answer: it cannot ask. */
function onSite(known: Signer[], lease: string | null, answer: [number, object] | null) {
  const options = lease === null ? {} : { my_plugin_lease: lease };
  const told = answer ? { code: answer[0], body: JSON.stringify(answer[1]) } : {};
  const end = `
echo json_encode([my_plugin_license_is_good('key-1'), get_option('my_plugin_lease', null)]);`;
  const code = wordpress + leaseSnippet(known, 'https://dock.example') + end;
  const { stdout, stderr } = spawnSync('php', ['--', JSON.stringify([options, told])], {
    input: code,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const [isGood, stored]: [boolean, string | null] = JSON.parse(stdout);
  return { isGood, stored };
}

describe('the code, run by PHP', () => {
  const old = signer('old');
  const next = signer('next');
  const mine = leaseOf(old);
  const fresh = leaseOf(next);
  const tampered = leaseOf({ ...next, privateKey: old.privateKey });
  const lease = (text: unknown): [number, object] => [200, { code: 'valid', lease: text }];

  it.each<[string, Signer[], string | null, [number, object] | null, boolean, string | null]>([
    ['takes a lease of the key that signs', [next, old], null, lease(mine), true, mine],
    ['takes one of the next key, once that signs', [next, old], mine, lease(fresh), true, fresh],
    ['keeps its lease for one of a key it has not', [old], mine, lease(fresh), true, mine],
    ['keeps its lease for a forged one', [next, old], mine, lease(tampered), true, mine],
    ['keeps its lease for what is no lease', [next, old], mine, lease(['x']), true, mine],
    ['takes no lease that it cannot verify', [old], null, lease(fresh), false, null],
    ['goes on with its lease while nobody answers', [old], mine, null, true, mine],
    ['goes on while the server fails', [old], mine, [500, {}], true, mine],
    ['gives the lease up that is refused', [old], mine, [403, { code: 'expired' }], false, null],
  ])('%s', (_promise, known, stored, answer, isGood, kept) => {
    expect(onSite(known, stored, answer)).toEqual({ isGood, stored: kept });
  });

  it.each([
    ['out of date', { expires: days(-1) }],
    ['for another site', { domain: 'thief.com' }],
    ['of another license', { key: 'KEY-2' }],
    ['of another product', { product: 'other' }],
  ])('refuses a lease that is %s', (_why, more) => {
    const stored = leaseOf(old, more);
    expect(onSite([old], stored, null)).toEqual({ isGood: false, stored });
  });
});
