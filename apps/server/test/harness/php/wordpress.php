<?php
// The parts of WordPress that an updater file calls. Options, responses and hooks are in memory; the
// site is described by JSON in the first argument.
$GLOBALS['site'] = json_decode($argv[1], true) + [
    'home' => 'https://shop.com',
    'options' => [],
    'responses' => [],
    'cron' => false,
    'screen' => 'plugins',
    'template' => 'harbor',
];
$GLOBALS['requests'] = [];
$GLOBALS['hooks'] = [];
$GLOBALS['scheduled'] = [];
$GLOBALS['transients'] = [];
$GLOBALS['pages'] = [];
const ABSPATH = '/site/';
const MINUTE_IN_SECONDS = 60;
const HOUR_IN_SECONDS = 3600;
define('WP_PLUGIN_DIR', $argv[2] . '/plugins');

class WP_Error
{
    public $code;
    public function __construct($code = '', $message = '')
    {
        $this->code = $code;
    }
}
class Encoder
{
    public static function encode($host)
    {
        return str_replace('münchen', 'xn--mnchen-3ya', $host);
    }
}
class_alias('Encoder', 'WpOrg\Requests\IdnaEncoder');

function add_filter($name, $callback, $priority = 10, $count = 1) { $GLOBALS['hooks'][$name][] = [$callback, $count]; }
function add_action($name, $callback, $priority = 10, $count = 1) { add_filter($name, $callback, $priority, $count); }
function apply_filters($name, $value, ...$more)
{
    foreach ($GLOBALS['hooks'][$name] ?? [] as [$callback, $count]) {
        $value = call_user_func_array($callback, array_slice([$value, ...$more], 0, $count));
    }
    return $value;
}
function has_filter($name) { return isset($GLOBALS['hooks'][$name]); }
function do_action($name, ...$values) { apply_filters($name, ...($values ?: [''])); }

function get_option($name, $otherwise = false) { return $GLOBALS['site']['options'][$name] ?? $otherwise; }
function get_site_option($name, $otherwise = false) { return get_option($name, $otherwise); }
function update_site_option($name, $value) { $GLOBALS['site']['options'][$name] = $value; }
function delete_site_option($name) { unset($GLOBALS['site']['options'][$name]); }
function get_site_transient($name) { return $GLOBALS['transients'][$name] ?? false; }
function set_site_transient($name, $value, $seconds) { $GLOBALS['transients'][$name] = $value; }

/** Returns the first response whose name is part of the URL. Without one, the request fails. */
function wp_remote_get($url, $args)
{
    $GLOBALS['requests'][] = ['url' => $url] + $args;
    foreach ($GLOBALS['site']['responses'] as $part => $response) {
        if (strpos($url, $part) === false) {
            continue;
        }
        usleep(1000000 * ($response['seconds'] ?? 0));
        return $response;
    }
    return new WP_Error('http_request_failed', 'cURL error 28');
}
function wp_remote_post($url, $args) { return wp_remote_get($url, $args); }
function is_wp_error($value) { return $value instanceof WP_Error; }
function wp_remote_retrieve_response_code($response) { return is_array($response) ? $response['status'] ?? '' : ''; }
function wp_remote_retrieve_body($response) { return is_array($response) ? $response['body'] ?? '' : ''; }
function wp_remote_retrieve_header($response, $name) { return is_array($response) ? $response['headers'][$name] ?? '' : ''; }

function wp_next_scheduled($name) { return $GLOBALS['scheduled'][$name] ?? false; }
function wp_schedule_event($time, $recurrence, $name) { $GLOBALS['scheduled'][$name] = $recurrence; }
function wp_schedule_single_event($time, $name) { $GLOBALS['scheduled'][$name] = 'once'; }
function wp_clear_scheduled_hook($name) { unset($GLOBALS['scheduled'][$name]); }
function wp_doing_cron() { return $GLOBALS['site']['cron']; }

function network_home_url() { return $GLOBALS['site']['home']; }
function admin_url($path) { return "https://shop.com/wp-admin/$path"; }
function get_bloginfo($name) { return '6.6.1'; }
function get_locale() { return 'en_US'; }
function is_multisite() { return false; }
function current_user_can($capability) { return true; }
function get_current_screen() { return (object) ['id' => $GLOBALS['site']['screen']]; }
function wp_parse_url($url, $part = -1) { return parse_url($url, $part); }
function esc_html($text) { return htmlspecialchars($text, ENT_QUOTES); }
function esc_attr($text) { return esc_html($text); }
function esc_url($url) { return esc_html($url); }
function __($text, $domain) { return $text; }
function esc_html__($text, $domain) { return esc_html($text); }
function wp_strip_all_tags($text) { return strip_tags($text); }
function wp_unslash($text) { return stripslashes($text); }
function check_admin_referer($action) {}
function wp_nonce_field($action) {}
function get_admin_page_title() { return 'License'; }
function add_submenu_page(...$page) { $GLOBALS['pages'][] = $page[4]; }
function trailingslashit($path) { return rtrim($path, '/') . '/'; }
function untrailingslashit($path) { return rtrim($path, '/'); }

function plugin_basename($file) { return substr($file, strlen(WP_PLUGIN_DIR) + 1); }
function get_template() { return $GLOBALS['site']['template']; }
function get_stylesheet() { return 'child'; }
function wp_get_theme() { return new Theme(); }
function get_theme_root($theme) { return dirname(WP_PLUGIN_DIR) . '/themes'; }
function get_template_directory() { return get_theme_root('') . '/' . get_template(); }
function get_file_data($file, $headers)
{
    preg_match('/Version:\s*(\S+)/', (string) @file_get_contents($file), $match);
    return ['version' => $match[1] ?? ''];
}

/** Moves nothing, and records where WordPress would move a folder to. */
final class Filesystem
{
    public $moves = [];
    public function move($from, $to)
    {
        $this->moves[] = [$from, $to];
        return true;
    }
}
$GLOBALS['wp_filesystem'] = new Filesystem();

/** The active theme. */
final class Theme
{
    public function get_stylesheet() { return 'child'; }
    public function get($header) { return ['Name' => 'Harbor Child', 'Version' => '2.1'][$header] ?? ''; }
}

final class Wpdb
{
    public function db_server_info() { return '5.5.5-10.6.16-MariaDB'; }
}
$GLOBALS['wpdb'] = new Wpdb();
