<?php
// The parts of WordPress that a flag client calls. The site is described by JSON in the first argument;
// the program ends with its transients, requests and scheduled events.
$GLOBALS['site'] = json_decode($argv[1], true);
$GLOBALS['requests'] = [];
$GLOBALS['events'] = [];
const ABSPATH = '/site/';

function add_action($name, $callback) { $GLOBALS['actions'][$name] = $callback; }
function get_transient($name) { return $GLOBALS['site']['transients'][$name] ?? false; }
function set_transient($name, $value, $seconds) { $GLOBALS['site']['transients'][$name] = $value; }
function home_url() { return 'https://www.Shop.example/blog'; }
function wp_parse_url($url, $part) { return parse_url($url, $part); }
function get_bloginfo($name) { return '6.6.1'; }
function get_locale() { return 'de_DE'; }
function wp_doing_cron() { return false; }
function wp_schedule_single_event($time, $name, $args) { $GLOBALS['events'][] = [$name, $args]; }
function spawn_cron() {}
function wp_remote_get($url, $options)
{
    $GLOBALS['requests'][] = ['url' => $url, 'headers' => $options['headers']];
    return $GLOBALS['site']['response'];
}
function wp_remote_retrieve_response_code($response) { return $response['status'] ?? ''; }
function wp_remote_retrieve_body($response) { return $response['body'] ?? ''; }
function wp_remote_retrieve_header($response, $name) { return $response[$name] ?? ''; }

$result = null;
require $argv[2];
eval($argv[3]);
if ($GLOBALS['site']['isFinished']) {
    $client::finish();
}
echo json_encode([
    'result' => $result,
    'requests' => $GLOBALS['requests'],
    'events' => $GLOBALS['events'],
    'transients' => (object) $GLOBALS['site']['transients'],
]);
