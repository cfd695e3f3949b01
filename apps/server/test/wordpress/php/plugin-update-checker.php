<?php
// The part of plugin-update-checker that the installation code calls, with the library's behavior on the
// network: its query arguments, unencoded filters, timeouts, and where WordPress finds the update.
namespace YahnisElsts\PluginUpdateChecker\v5;

if (class_exists(__NAMESPACE__ . '\PucFactory', false)) {
    return;
}

final class PucFactory
{
    public static function buildUpdateChecker($url, $file, $slug)
    {
        return new Checker($url, $file, $slug);
    }
}

final class Checker
{
    private $url;
    private $file;
    private $slug;
    private $filters = [];

    public function __construct($url, $file, $slug)
    {
        [$this->url, $this->file, $this->slug] = [$url, $file, $slug];
        add_filter('site_transient_update_plugins', [$this, 'inject']);
        add_action("puc_check_now-$slug", [$this, 'check']);
    }

    public function addQueryArgFilter($filter)
    {
        $this->filters[] = $filter;
    }

    public function check()
    {
        $query = [
            'installed_version' => $this->version(),
            'php' => PHP_VERSION,
            'locale' => get_locale(),
            'checking_for_updates' => '1',
        ];
        foreach ($this->filters as $filter) {
            $query = call_user_func($filter, $query);
        }
        $options = [
            'timeout' => wp_doing_cron() ? 10 : 3,
            'headers' => ['Accept' => 'application/json'],
        ];
        $result = wp_remote_get(add_query_arg($query, $this->url), $options);
        update_option("puc-{$this->slug}-status", wp_remote_retrieve_response_code($result));
        $update = json_decode(wp_remote_retrieve_body($result), true);
        if (wp_remote_retrieve_response_code($result) === 200 && !empty($update['version'])) {
            update_option("puc-{$this->slug}", $update);
        }
    }

    public function inject($updates)
    {
        $update = get_option("puc-{$this->slug}");
        if (!is_object($updates) || !$update) {
            return $updates;
        }
        if (!version_compare($update['version'], $this->version(), '>')) {
            return $updates;
        }
        $file = plugin_basename($this->file);
        $updates->response[$file] = (object) [
            'slug' => $this->slug,
            'plugin' => $file,
            'new_version' => $update['version'],
            'package' => $update['download_url'] ?? '',
            'upgrade_notice' => $update['upgrade_notice'] ?? '',
        ];
        return $updates;
    }

    private function version()
    {
        return get_file_data($this->file, ['version' => 'Version'])['version'];
    }
}
