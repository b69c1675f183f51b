<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Hostile;

use UserFeedback\Tests\Support\Hostile\CaseCount;
use UserFeedback\Tests\Support\Hostile\SubmissionCorpus;
use UserFeedback\Tests\Support\Rights\PublicTestCase;

/** Everything invalid that a visitor's browser could send, from one wrong value to barely valid. */
final class HostileSubmissionsTest extends PublicTestCase {

	public function test_accepted_submissions_are_stored_as_sent_and_nothing_else_is_stored(): void {
		foreach ( ( new SubmissionCorpus( $this->surveys ) )->all() as $call ) {
			$this->send( $call );
		}
		self::assertGreaterThan( 1200, $this->sent, 'The corpus shrank.' );
		self::assertGreaterThan( 300, $this->accepted, 'Most of it is refused for another reason than it says.' );
		$this->assertNothingElseCameOfIt();
		CaseCount::write( 'hostile submissions', $this->sent );
	}
}
