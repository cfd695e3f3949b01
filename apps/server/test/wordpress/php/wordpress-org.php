<?php
// WordPress.org, which this machine cannot reach: it knows none of the site's plugins and themes.
add_filter('pre_http_request', function ($response, $args, $url) {
    if (!preg_match('/(?:^|\.)wordpress\.org$/', (string) parse_url($url, PHP_URL_HOST))) {
        return $response;
    }
    $none = ['plugins' => [], 'themes' => [], 'no_update' => [], 'translations' => [], 'offers' => []];
    return [
        'headers' => [],
        'body' => json_encode($none),
        'response' => ['code' => 200, 'message' => 'OK'],
        'cookies' => [],
        'filename' => null,
    ];
}, 10, 3);
