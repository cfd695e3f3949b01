<?php
// Verifies a lease as a plugin does while nobody can be asked: with libsodium alone.
[, $lease, $public_key, $product, $domain, $now] = $argv;

function decode(string $text): string
{
    return (string) base64_decode(strtr($text, '-_', '+/'));
}

function verdict(string $lease, string $public_key, string $product, string $domain, int $now): string
{
    $parts = explode('.', $lease);
    if (count($parts) !== 2 || strlen(decode($parts[1])) !== SODIUM_CRYPTO_SIGN_BYTES) {
        return 'malformed';
    }
    $key = base64_decode($public_key);
    if (!sodium_crypto_sign_verify_detached(decode($parts[1]), $parts[0], $key)) {
        return 'forged';
    }
    $said = json_decode(decode($parts[0]), true);
    if ($said['expires'] <= $now) {
        return 'out of date';
    }
    if ($said['product'] !== null && $said['product'] !== $product) {
        return 'for another product';
    }
    return $said['domain'] === '' || $said['domain'] === $domain ? 'valid' : 'for another site';
}

echo verdict($lease, $public_key, $product, $domain, (int) $now);
