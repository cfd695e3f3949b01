<?php
// Prints the results of version_compare for pairs of versions, given as JSON.
echo json_encode(array_map(
    static fn (array $pair): int => version_compare($pair[0], $pair[1]),
    json_decode($argv[1], true, 512, JSON_THROW_ON_ERROR)
));
