<?php
// Verifies a lease offline as a plugin does: only with libsodium and the keys it ships.
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
    $claims = json_decode(decode($parts[0]), true);
    if (!isset($keys[$claims['kid']])) {
        return 'unknown key';
    }
    $key = base64_decode($keys[$claims['kid']]);
    if (!sodium_crypto_sign_verify_detached(decode($parts[1]), $parts[0], $key)) {
        return 'forged';
    }
    if ($claims['expires'] <= $now) {
        return 'expired';
    }
    if ($claims['product'] !== null && $claims['product'] !== $product) {
        return 'for another product';
    }
    return $claims['domain'] === '' || $claims['domain'] === $domain ? 'valid' : 'for another site';
}

echo verdict($lease, json_decode($keys, true), $product, $domain, (int) $now);
