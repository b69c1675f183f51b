<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit;

use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Responses\Submit\SubmissionShape;

/** A request with thousands of faults must not get a response many times its size. */
final class ManyFaultsTest extends TestCase {

	public function test_reports_only_twenty_of_many_unknown_names(): void {
		$found = Validator::body(
			SubmissionShape::submission(),
			array_fill_keys( array_map( static fn( int $i ): string => "k$i", range( 1, 9000 ) ), 1 )
		)->violations;

		self::assertCount( 20, $found );
		self::assertSame( array( 'answers', 'required' ), array( $found[0]->path, $found[0]->rule ) );
		self::assertSame( array( 'k1', 'unknown' ), array( $found[2]->path, $found[2]->rule ) );
	}

	public function test_reports_only_the_beginning_of_a_very_long_name(): void {
		$found = Validator::body( SubmissionShape::submission(), array( str_repeat( "\u{E9}", 30_000 ) => 1 ) )->violations;

		self::assertSame( str_repeat( "\u{E9}", 100 ) . '…', $found[2]->path );
	}

	/** Bug: a name with a control character was returned unchanged, in a response whose own contract allows none. */
	public function test_reports_a_name_with_control_characters_in_readable_form(): void {
		$found = Validator::body( SubmissionShape::submission(), array( "c\u{1}\x7Fo\nmments" => 1 ) )->violations;

		self::assertSame( "c\u{FFFD}\u{FFFD}o\nmments", $found[2]->path );
	}

	public function test_limits_the_number_of_problems_reported_for_a_list(): void {
		$found = Validator::body(
			SubmissionShape::submission(),
			array( 'answers' => array_fill( 0, 50, array( 'question_id' => 1, 'value' => 1.5, 'x' => 1 ) ) )
		)->violations;

		self::assertCount( 20, $found );
	}
}
