<?php
/** Creates three similar pages, and turns on heatmap visits for one of them: php prepare.php SITE_DIR */

declare(strict_types=1);

use UserFeedback\Plugin;
use UserFeedback\Settings\Saving\SaveSettings;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
require $argv[1] . '/wp-load.php';

$text = str_repeat(
	"<!-- wp:paragraph -->\n<p>A notebook is a place for a thought that would be gone by the evening. Ours have paper that takes ink.</p>\n<!-- /wp:paragraph -->\n\n",
	16
);
$page = static fn( string $name ): int => wp_insert_post(
	array(
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_name'    => $name,
		'post_title'   => 'Notebooks',
		'post_content' => $text,
	)
);
$page( 'left' );
$page( 'same' );

Plugin::get( SaveSettings::class )->run(
	array(
		'heatmap_pages'    => 'select',
		'heatmap_page_ids' => array( $page( 'kept' ) ),
		'heatmap_sample'   => 100,
	)
);
