<?php
// Installs WordPress with categories, tags and posts, one with a picture and some with markup that the shop must not show.
$link = mysqli_connect(null, 'root', '', null, 0, getenv('WP_SOCKET'));
$link->query('create database wordpress');
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = '127.0.0.1'; $_SERVER['REQUEST_METHOD'] = 'GET';
require getenv('WP_FOLDER') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/taxonomy.php';
add_filter('pre_wp_mail', '__return_true');
wp_install('Index', 'admin', 'a@example.com', true, '', 'a-long-password-1');
update_option('permalink_structure', '/%category%/%postname%/');
wp_delete_post(1, true); wp_delete_post(2, true); wp_delete_post(3, true);
$history = wp_insert_category(['cat_name' => 'History', 'category_nicename' => 'history']);
$gear = wp_insert_category(['cat_name' => 'Gear & How To', 'category_nicename' => 'gear-how-tos']);
$top = wp_insert_category(['cat_name' => 'FeaturedTop', 'category_nicename' => 'featured-top']);
$tags = [];
for ($i = 1; $i <= 250; $i++) $tags[] = wp_insert_term(sprintf('Tag & %03d', $i), 'post_tag', ['description' => $i % 2 ? 'history' : 'gear-how-tos'])['term_id'];
kses_remove_filters();
for ($i = 1; $i <= 45; $i++) {
  $id = wp_insert_post(['post_title' => "Bar's \"end\" & <b>plate</b> $i", 'post_name' => "post-$i", 'post_status' => 'publish',
    'post_date' => sprintf('2026-01-%02d 10:00:00', 1 + ($i % 28)), 'post_date_gmt' => sprintf('2026-01-%02d 10:00:00', 1 + ($i % 28)),
    'post_category' => $i === 45 ? [$history, $top] : [$i % 2 ? $history : $gear],
    'post_excerpt' => $i === 1 ? '' : "Fish & chips $i",
    'post_content' => "<!-- wp:paragraph --><p>Steel &amp; rubber $i <script>alert(1)</script><a href=\"" . getenv('WP_URL') . "/history/post-2/\" onclick=\"x()\">two</a> <a href=\"javascript:alert(1)\">x</a></p><!-- /wp:paragraph --><h5>Small</h5><iframe src=\"https://evil.example\"></iframe><img src=x onerror=alert(1)>"]);
  wp_set_post_terms($id, array_slice($tags, $i, 2), 'post_tag');
  if ($i === 3) set_post_format($id, 'video');
  if ($i === 45) {
    $att = wp_insert_attachment(['post_mime_type' => 'image/jpeg', 'post_title' => 'bar', 'post_status' => 'inherit'], '2026/01/bar.jpg');
    update_post_meta($att, '_wp_attachment_metadata', ['width' => 1600, 'height' => 900, 'file' => '2026/01/bar.jpg', 'sizes' => [
      'medium' => ['file' => 'bar-300x169.jpg', 'width' => 300, 'height' => 169, 'mime-type' => 'image/jpeg'],
      'medium_large' => ['file' => 'bar-768x432.jpg', 'width' => 768, 'height' => 432, 'mime-type' => 'image/jpeg'],
      'large' => ['file' => 'bar-1024x576.jpg', 'width' => 1024, 'height' => 576, 'mime-type' => 'image/jpeg']]]);
    set_post_thumbnail($id, $att);
  }
}
echo "ok\n";
