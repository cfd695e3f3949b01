<?php
// Creates the database and installs WordPress in it: folder, database socket, administrator's password.
[, $folder, $socket, $password] = $argv;
$database = mysqli_connect('localhost', 'root', '', '', 0, $socket);
mysqli_query($database, 'CREATE DATABASE wordpress CHARACTER SET utf8mb4');
$_SERVER['HTTP_HOST'] = 'localhost';
define('WP_INSTALLING', true);
// Nobody reads the e-mail about the new site.
function wp_new_blog_notification() {}
require "$folder/wp-load.php";
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Shop', 'admin', 'admin@shop.example', true, '', $password);
