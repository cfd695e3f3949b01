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
    private $isTheme;
    private $filters = [];

    public function __construct($url, $file, $slug)
    {
        [$this->url, $this->file, $this->slug] = [$url, $file, $slug];
        $this->isTheme = strpos(wp_normalize_path($file), wp_normalize_path(get_theme_root())) === 0;
        $kind = $this->isTheme ? 'theme' : 'plugin';
        add_filter("site_transient_update_{$kind}s", [$this, 'inject']);
        add_action('puc_check_now' . ($this->isTheme ? '_theme' : '') . "-$slug", [$this, 'check']);
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
        $offer = [
            'new_version' => $update['version'],
            'package' => $update['download_url'] ?? '',
        ];
        if ($this->isTheme) {
            $url = $update['details_url'] ?? '';
            $updates->response[$this->slug] = ['theme' => $this->slug, 'url' => $url] + $offer;
            return $updates;
        }
        $file = plugin_basename($this->file);
        $notice = $update['upgrade_notice'] ?? '';
        $updates->response[$file] = (object) ($offer + [
            'slug' => $this->slug,
            'plugin' => $file,
            'upgrade_notice' => $notice,
        ]);
        return $updates;
    }

    private function version()
    {
        $file = $this->isTheme ? dirname($this->file) . '/style.css' : $this->file;
        return get_file_data($file, ['version' => 'Version'])['version'];
    }
}
