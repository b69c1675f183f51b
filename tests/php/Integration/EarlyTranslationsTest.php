<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration;

use UserFeedback\Tests\Support\Cases\SiteTestCase;
use UserFeedback\Tests\Support\Processes\Worker;

/**
 * Other plugins call WordPress before the user's language is known: each translated word in our replies to them would log a
 * notice.
 */
final class EarlyTranslationsTest extends SiteTestCase {

	public function test_scheduling_events_while_plugins_load_causes_no_early_translation_notice(): void {
		$ended = Worker::start( 'Processes/early.php' )->end();

		self::assertSame( array( 0, '[]' ), array( $ended->code, $ended->said ), $ended->errors );
	}

	public function test_the_schedule_of_a_site_shows_its_names_in_the_language_of_the_viewer(): void {
		add_filter(
			'gettext_userfeedback',
			static fn( string $translated, string $text ): string => 'Every minute' === $text ? 'Jede Minute' : $translated,
			10,
			2
		);

		self::assertSame( 'Jede Minute', wp_get_schedules()['userfeedback_minute']['display'] ?? null );
	}
}
