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

/** The parts of WordPress that the code calls: options and responses are fake, the time is real. */
const wordpress = `<?php
class Idna { static function encode($host) { return str_replace('münchen', 'xn--mnchen-3ya', $host); } }
class_alias('Idna', 'WpOrg\\Requests\\IdnaEncoder');
[$GLOBALS['options'], $GLOBALS['answer']] = json_decode($argv[1], true);
const HOUR_IN_SECONDS = 3600;
const DAY_IN_SECONDS = 86400;
$GLOBALS['transients'] = [];
function get_transient($name) { return $GLOBALS['transients'][$name] ?? false; }
function set_transient($name, $value, $seconds) { $GLOBALS['transients'][$name] = $value; }
function wp_parse_url($url, $part) { return parse_url($url, $part); }
function home_url() { return $GLOBALS['home']; }
$GLOBALS['home'] = $argv[2];
function add_query_arg($args, $url) { return $url . '?' . http_build_query($args); }
$GLOBALS['requests'] = 0;
function wp_remote_get($url, $args) { $GLOBALS['requests'] += 1; return $GLOBALS['answer']; }
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
  const payload = text.toString('base64url');
  return `${payload}.${sign(null, Buffer.from(payload), privateKey).toString('base64url')}`;
}

/**
 * Runs the code on a site, with or without a stored lease. A null response means that the request
 * fails. What the customer enters is set before the license is checked.
 */
function onSite(
  known: Signer[],
  lease: string | null,
  answer: [number, object] | null,
  before: readonly string[] = [],
  home = 'https://www.Shop.com/blog',
) {
  const options = lease === null ? {} : { my_plugin_lease: lease };
  const response = answer ? { code: answer[0], body: JSON.stringify(answer[1]) } : {};
  const calls = before.map((license) => `my_plugin_license_is_valid('${license}');`).join('');
  const end = `
${calls}
$good = my_plugin_license_is_valid('key-1');
echo json_encode([$good, get_option('my_plugin_lease', null), $GLOBALS['requests']]);`;
  const code = wordpress + leaseSnippet(known, 'https://dock.example') + end;
  const { stdout, stderr } = spawnSync('php', ['--', JSON.stringify([options, response]), home], {
    input: code,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const [isGood, stored, requests]: [boolean, string | null, number] = JSON.parse(stdout);
  return { isGood, stored, requests };
}

describe('the code, run by PHP', () => {
  const old = signer('old');
  const next = signer('next');
  const mine = leaseOf(old);
  const fresh = leaseOf(next);
  const tampered = leaseOf({ ...next, privateKey: old.privateKey });
  const refusal = { err: 'This license has expired.', code: 'expired' };
  const lease = (text: unknown): [number, object] => [200, { code: 'valid', lease: text }];

  it.each<[string, Signer[], string | null, [number, object] | null, boolean, string | null]>([
    ['takes a lease of the key that signs', [next, old], null, lease(mine), true, mine],
    ['takes one of the next key, once that signs', [next, old], mine, lease(fresh), true, fresh],
    ['keeps its lease for one of a key it has not', [old], mine, lease(fresh), true, mine],
    ['keeps its lease for a forged one', [next, old], mine, lease(tampered), true, mine],
    ['keeps its lease instead of an invalid one', [next, old], mine, lease(['x']), true, mine],
    ['takes no lease that it cannot verify', [old], null, lease(fresh), false, null],
    ['keeps its lease while there is no response', [old], mine, null, true, mine],
    ['continues while the server fails', [old], mine, [500, {}], true, mine],
    ['continues while a proxy refuses', [old], mine, [403, {}], true, mine],
    ['continues while a proxy finds nothing', [old], mine, [404, {}], true, mine],
    ['gives the lease up that is refused', [old], mine, [403, refusal], false, null],
  ])('%s', (_promise, known, stored, answer, isGood, expected) => {
    expect(onSite(known, stored, answer)).toMatchObject({ isGood, stored: expected });
  });

  it.each<[string, string[], number]>([
    ['once a day for one license, blanks around it or not', ['key-1', ' key-1 '], 1],
    ['at once when another one is entered', ['', 'typo'], 3],
  ])('asks %s', (_promise, before, requests) => {
    expect(onSite([old], null, lease(mine), before)).toMatchObject({ isGood: true, requests });
  });

  it.each([
    ['https://WWW.shop.com./', 'shop.com'],
    ['http://www.münchen.de', 'xn--mnchen-3ya.de'],
  ])('calls the site %s as the server does', (home, domain) => {
    const stored = leaseOf(old, { domain });
    expect(onSite([old], stored, null, [], home)).toMatchObject({ isGood: true });
  });

  it.each([
    ['out of date', { expires: days(-1) }],
    ['for another site', { domain: 'thief.com' }],
    ['of another license', { key: 'KEY-2' }],
    ['of another product', { product: 'other' }],
  ])('refuses a lease that is %s', (_why, more) => {
    const stored = leaseOf(old, more);
    expect(onSite([old], stored, null)).toMatchObject({ isGood: false, stored });
  });
});
