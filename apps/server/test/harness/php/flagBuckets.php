<?php
// Prints the bucket of each text, given as JSON: PHP's own implementation of the published rule.
echo json_encode(array_map(
    static fn (string $text): int => hexdec(hash('murmur3a', $text)) % 100 + 1,
    json_decode($argv[1], true, 512, JSON_THROW_ON_ERROR)
));
