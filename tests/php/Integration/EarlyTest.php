<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration;

use UserFeedback\Tests\Support\Cases\SiteTestCase;

/**
 * Other plugins ask WordPress for things before anybody's language is known: each question of theirs that we answer
 * with a translated word is a notice in the log.
 */
final class EarlyTest extends SiteTestCase {

	public function test_a_plugin_that_plans_events_while_plugins_load_gets_no_notice_of_translations_too_early(): void {
		$command = array( PHP_BINARY, dirname( __DIR__ ) . '/Support/Processes/early.php', rtrim( ABSPATH, '/' ) );
		$child   = proc_open( $command, array( 1 => array( 'pipe', 'w' ), 2 => array( 'pipe', 'w' ) ), $pipes );
		self::assertIsResource( $child );

		$said   = stream_get_contents( $pipes[1] );
		$errors = stream_get_contents( $pipes[2] );

		self::assertSame( array( 0, '[]' ), array( proc_close( $child ), $said ), (string) $errors );
	}

	public function test_who_looks_at_the_schedule_of_a_site_reads_its_words_in_their_language(): void {
		add_filter(
			'gettext_userfeedback',
			static fn( string $translated, string $text ): string => 'Every minute' === $text ? 'Jede Minute' : $translated,
			10,
			2
		);

		self::assertSame( 'Jede Minute', wp_get_schedules()['userfeedback_minute']['display'] ?? null );
	}
}
