<?php
// Verifies a lease as a plugin does while nobody can be asked: with libsodium and the keys it carries alone.
[, $lease, $keys, $product, $domain, $now] = $argv;

function decode(string $text): string
{
    return (string) base64_decode(strtr($text, '-_', '+/'));
}

function verdict(string $lease, array $keys, string $product, string $domain, int $now): string
{
    $parts = explode('.', $lease);
    if (count($parts) !== 2 || strlen(decode($parts[1])) !== SODIUM_CRYPTO_SIGN_BYTES) {
        return 'malformed';
    }
    $said = json_decode(decode($parts[0]), true);
    if (!isset($keys[$said['kid']])) {
        return 'of a key it has not';
    }
    $key = base64_decode($keys[$said['kid']]);
    if (!sodium_crypto_sign_verify_detached(decode($parts[1]), $parts[0], $key)) {
        return 'forged';
    }
    if ($said['expires'] <= $now) {
        return 'out of date';
    }
    if ($said['product'] !== null && $said['product'] !== $product) {
        return 'for another product';
    }
    return $said['domain'] === '' || $said['domain'] === $domain ? 'valid' : 'for another site';
}

echo verdict($lease, json_decode($keys, true), $product, $domain, (int) $now);
