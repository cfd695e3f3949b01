<?php
// Sends a license check as a plugin on a site does, and prints the response as JSON.
[, $url, $query] = $argv;
$context = stream_context_create(['http' => [
    'ignore_errors' => true,
    'timeout' => 10,
    'user_agent' => 'WordPress/6.6.1; https://shop.client.com',
]]);
$body = file_get_contents("$url?$query", false, $context);
preg_match('/^HTTP\/\S+ (\d+)/', $http_response_header[0], $status);
$code = null;
foreach ($http_response_header as $line) {
    if (preg_match('/^pressdock-code:\s*(\S+)/i', $line, $match)) {
        $code = $match[1];
    }
}
echo json_encode(['status' => (int) $status[1], 'code' => $code, 'body' => $body]);
