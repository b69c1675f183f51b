<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Hostile;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Hostile\CaseCount;
use UserFeedback\Tests\Support\Hostile\SeededSample;
use UserFeedback\Tests\Support\Hostile\SubmissionMutator;
use UserFeedback\Tests\Support\Rights\PublicTestCase;

/** Thousands of random submissions. A failure names its seed; to reproduce it, put UF_SEED=n before the command. */
final class GeneratedSubmissionsTest extends PublicTestCase {

	/** @dataProvider seeds */
	public function test_generated_submissions_are_stored_as_sent_only_if_they_are_accepted( int $seed ): void {
		$made  = new SubmissionMutator( $this->surveys, $seed );
		$cases = $this->cases();
		for ( $i = 1; $i <= $cases; ++$i ) {
			$call = $made->next();
			$this->send( $call->called( "seed $seed, submission $i of $call->case" ) );
		}
		self::assertGreaterThan( $cases * 0.2, $this->accepted, 'So few are right that the rules are hardly reached.' );
		self::assertGreaterThan( $cases * 0.2, $cases - $this->accepted );
		self::assertGreaterThan( 0, $this->spam );
		$this->assertNothingElseCameOfIt();
		CaseCount::write( "generated submissions (seed $seed, {$this->database()})", $cases );
	}

	/** @return iterable<string, array{int}> */
	public static function seeds(): iterable {
		return SeededSample::seeds();
	}

	/**
	 * All cases run on MariaDB only, as each takes more than a millisecond: it rejects text that is too long or invalid UTF-8,
	 * which SQLite stores silently.
	 */
	private function cases(): int {
		return 'MariaDB' === $this->database() ? 10_000 : 1_000;
	}

	private function database(): string {
		return null === Plugin::get( Db::class )->connection() ? 'SQLite' : 'MariaDB';
	}
}
