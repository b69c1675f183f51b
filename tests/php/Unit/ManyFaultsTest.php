<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit;

use PHPUnit\Framework\TestCase;
use UserFeedback\Contract\Schema\Answer\ResponseShape;
use UserFeedback\Contract\Validation\Validator;

/** A request with thousands of faults must not get a response many times its size. */
final class ManyFaultsTest extends TestCase {

	public function test_of_a_body_full_of_unknown_names_twenty_are_told(): void {
		$found = Validator::body(
			ResponseShape::submission(),
			array_fill_keys( array_map( static fn( int $i ): string => "k$i", range( 1, 9000 ) ), 1 )
		)->violations;

		self::assertCount( 20, $found );
		self::assertSame( array( 'answers', 'required' ), array( $found[0]->path, $found[0]->rule ) );
		self::assertSame( array( 'k1', 'unknown' ), array( $found[2]->path, $found[2]->rule ) );
	}

	public function test_of_a_name_as_long_as_a_body_only_its_beginning_is_told(): void {
		$found = Validator::body( ResponseShape::submission(), array( str_repeat( "\u{E9}", 30_000 ) => 1 ) )->violations;

		self::assertSame( str_repeat( "\u{E9}", 100 ) . '…', $found[2]->path );
	}

	/** Bug: a name with a control character was returned unchanged, in a response whose own contract allows none. */
	public function test_of_a_name_that_nobody_can_read_a_readable_one_is_told(): void {
		$found = Validator::body( ResponseShape::submission(), array( "c\u{1}\x7Fo\nmments" => 1 ) )->violations;

		self::assertSame( "c\u{FFFD}\u{FFFD}o\nmments", $found[2]->path );
	}

	public function test_lists_of_wrong_things_are_told_no_further_either(): void {
		$found = Validator::body(
			ResponseShape::submission(),
			array( 'answers' => array_fill( 0, 50, array( 'question_id' => 1, 'value' => 1.5, 'x' => 1 ) ) )
		)->violations;

		self::assertCount( 20, $found );
	}
}
