<?php
// Runs a script in WordPress as its administrator: folder, script, mark before the result.
[, $folder, $script, $mark] = $argv;
$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
define('WP_ADMIN', true);
require "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
wp_set_current_user(1);
$result = null;
require $script;
echo $mark . json_encode($result);
