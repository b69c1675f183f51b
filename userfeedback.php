<?php
/**
 * Plugin Name:       UserFeedback
 * Description:       On-site surveys: build a short survey, show it to the right visitors at the right moment, and read the results a minute later.
 * Version:           0.1.0
 * Requires at least: 6.6
 * Requires PHP:      8.1
 * Author:            UserFeedback
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       userfeedback
 * Domain Path:       /languages
 * Update URI:        false
 *
 * @package UserFeedback
 */

// This file must stay readable by old PHP versions, so that an outdated site shows a notice instead of breaking.

defined( 'ABSPATH' ) || exit;

define( 'USERFEEDBACK_VERSION', '0.1.0' );
define( 'USERFEEDBACK_FILE', __FILE__ );

if ( PHP_VERSION_ID < 80100 ) {
	add_action(
		'admin_notices',
		static function () {
			/* translators: %s: PHP version of this site. */
			$text = sprintf( __( 'UserFeedback requires PHP 8.1 or newer. This site runs PHP %s.', 'userfeedback' ), PHP_VERSION );
			echo '<div class="notice notice-error"><p>' . esc_html( $text ) . '</p></div>';
		}
	);
	return;
}

// While an update replaces the plugin's files, pages show without it.
if ( is_readable( __DIR__ . '/includes/Platform/autoload.php' ) ) {
	require __DIR__ . '/includes/Platform/autoload.php';
	if ( class_exists( 'UserFeedback\Plugin' ) ) {
		UserFeedback\Plugin::start( __FILE__ );
	}
}

/**
 * Adds a question type. Call it on WordPress's hook `init`, see docs/question-types.md.
 *
 * @param string               $name Up to 40 lowercase letters, digits and hyphens. Surveys store it, so it can't change later.
 * @param array<string, mixed> $args `class`, a subclass of UserFeedback\Surveys\Questions\Types\Base\QuestionType; `label`, its
 *                                   translated name for owners; `script`, the URL of the script that draws it for visitors.
 * @return void
 */
function userfeedback_register_question_type( $name, $args ) {
	if ( class_exists( 'UserFeedback\Plugin' ) ) {
		UserFeedback\Surveys\RegisteredTypes\RegisteredTypes::register( (string) $name, (array) $args );
	}
}

/**
 * Prints the element in which visitors rate a post, for themes.
 *
 * @param int $postId The post to rate. Defaults to the current post.
 * @return void
 */
function userfeedback_post_ratings( $postId = 0 ) {
	do_action( 'userfeedback_print_post_ratings', (int) $postId );
}
