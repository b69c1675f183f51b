<?php
/**
 * Brings a site into a state that its pages are measured in: php state.php SITE_DIR inactive|empty|survey
 *
 * Inactive: the plugin is not on; empty: it is, and no survey is published; survey: one is.
 */

declare(strict_types=1);

use UserFeedback\Plugin;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyStatus;

$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['REQUEST_URI'] = '/';

/** @var list<string> $argv */
$state = $argv[2] ?? '';

// What stands here before WordPress is loaded becomes a filter of it: the plugin is needed to change its surveys.
$GLOBALS['wp_filter'] = array(
	'pre_option_active_plugins' => array(
		10 => array(
			array(
				'function'      => static fn(): array => array( 'userfeedback/userfeedback.php' ),
				'accepted_args' => 0,
			),
		),
	),
);
require $argv[1] . '/wp-load.php';

$must_use = WP_CONTENT_DIR . '/mu-plugins';
if ( ! is_file( "$must_use/uf-page-cost.php" ) ) {
	copy( __DIR__ . '/page-cost.php', "$must_use/uf-page-cost.php" );
}

$surveys = Plugin::instance()->surveys;
$id      = (int) Plugin::instance()->db->value( 'SELECT id FROM {surveys} ORDER BY id LIMIT 1' );
$surveys->changeStatus( array( $surveys->get( $id ) ), 'survey' === $state ? SurveyStatus::PUBLISH : SurveyStatus::DRAFT );

remove_all_filters( 'pre_option_active_plugins' );
update_option( 'active_plugins', 'inactive' === $state ? array() : array( 'userfeedback/userfeedback.php' ) );
