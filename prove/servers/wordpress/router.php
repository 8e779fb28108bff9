<?php
// Every path leads to WordPress below /theindex.
$site = getenv('WP_FOLDER');
$_SERVER['SCRIPT_NAME'] = '/theindex/index.php';
$_SERVER['PHP_SELF'] = '/theindex/index.php';
$_SERVER['SCRIPT_FILENAME'] = "$site/index.php";
chdir($site);
require "$site/index.php";
