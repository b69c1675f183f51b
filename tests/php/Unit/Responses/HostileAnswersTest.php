<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Schema\Text;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Responses\Submit\SubmissionShape;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;
use UserFeedback\Tests\Support\Hostile\HostileText;

/** Thousands of random answers to a question of each type. A failure names its seed; to reproduce it, set UF_SEED. */
final class HostileAnswersTest extends TestCase {

	private const ANSWERS = 10_000;

	private const ID = '00000000-0000-4000-8000-00000000d001';

	private const ENVELOPE = array( 'page_submitted' => array( 'id' => 0, 'name' => '', 'url' => '' ), 'nonce' => 'n' );

	/** @dataProvider \UserFeedback\Tests\Unit\Surveys\EveryQuestionTypeTest::types */
	public function test_only_answers_that_a_type_allows_are_stored( Question $question ): void {
		$seed = (int) getenv( 'UF_SEED' );
		$seed = 0 === $seed ? random_int( 2, 999_999 ) : $seed;
		mt_srand( $seed );
		$part   = $question->parts()[ count( $question->parts() ) - 1 ] ?? $question;
		$shape  = SubmissionShape::submission();
		$rules  = new AnswerRules( array( $question ) );
		$stored = 0;
		for ( $i = 0; $i < self::ANSWERS; ++$i ) {
			$sent = array( 'question_id' => self::ID, 'value' => self::value( $part ), 'extra' => self::extra() );
			$case = "seed $seed: " . var_export( $sent, true );
			$body = Validator::body( $shape, self::ENVELOPE + array( 'answers' => array( $sent ) ) );
			if ( array() !== $body->violations ) {
				continue;
			}
			/** @var array{answers: list<array{question_id: string, value: mixed}>} $given */
			$given = $body->value;
			$good  = $rules->check( array( array( 'question_id' => $part->id ) + $given['answers'][0] ) );
			if ( array() === $good->violations ) {
				self::assertCount( 1, $good->value, $case );
				$this->assertAllowed( $part, $good->value[0], $case );
				++$stored;
			}
		}
		if ( $question->type->isHidden() || ! $question->type->takesAnswer() ) {
			self::assertSame( 0, $stored, 'Alone, they are no response.' );
		} else {
			self::assertGreaterThan( 20, $stored );
			self::assertGreaterThan( self::ANSWERS / 5, self::ANSWERS - $stored );
		}
	}

	/** An accepted answer is the same when it is read from its row, and when it is sent again. */
	private function assertAllowed( Question $question, Answer $answer, string $case ): void {
		$type = $question->type;
		$json = Answer::toJson( array( $answer ) ); // It has the name of the type, without the limits of the question.
		self::assertSame( $json, Answer::toJson( Answer::fromJson( $json ) ), $case );
		$again = $type->read( $answer->value, $question->options );
		self::assertFalse( $again instanceof RefusedValue, $case );
		self::assertSame( $answer->value, $again, $case );
		foreach ( array( $answer->comments, $answer->name, ...array_filter( (array) $answer->value, 'is_string' ) ) as $text ) {
			self::assertTrue( Text::isStorable( $text ), $case );
		}
		if ( array() !== $question->knownValues() ) {
			self::assertSame( array(), array_diff( array_map( 'strval', (array) $answer->value ), $question->knownValues() ), $case );
		}
	}

	private static function value( Question $question ): mixed {
		$known = $question->knownValues();
		$known = array() === $known ? array( 'someone@example.org', '2026-11-28', '42' ) : $known;
		$one   = $known[ mt_rand( 0, count( $known ) - 1 ) ];
		$typed = is_numeric( $one ) && 0 === mt_rand( 0, 1 ) ? (int) $one : $one;
		return match ( mt_rand( 0, 11 ) ) {
			0       => null,
			1, 2    => $typed,
			3       => self::changed( $one ),
			4       => array( $one ),
			5       => array_map( self::changed( ... ), array_slice( $known, 0, mt_rand( 0, 3 ) ) ),
			6       => array_map( static fn(): string => $known[ mt_rand( 0, count( $known ) - 1 ) ], range( 0, mt_rand( 0, 3 ) ) ),
			7       => mt_rand( -20, 140 ),
			8       => array( PHP_INT_MAX, PHP_INT_MIN, 1.5, 1e300, NAN, INF, true, false, 0 )[ mt_rand( 0, 8 ) ],
			9       => array( 'a' => $one, 'b' => array( $one ) ),
			10      => array(),
			default => self::text(),
		};
	}

	/** @return array<string, string> */
	private static function extra(): array {
		return match ( mt_rand( 0, 9 ) ) {
			0       => array( 'comments' => self::text() ),
			1       => array( 'name' => self::text() ),
			default => array(),
		};
	}

	private static function changed( string $value ): string {
		return match ( mt_rand( 0, 6 ) ) {
			0       => " $value",
			1       => "$value\n",
			2       => strtoupper( $value ),
			3       => substr( $value, 0, mt_rand( 0, strlen( $value ) ) ),
			4       => $value . self::text(),
			5       => "$value\u{200B}",
			default => str_repeat( "$value.", mt_rand( 1, 3000 ) ),
		};
	}

	private static function text(): string {
		$texts = array( ...array_values( HostileText::all() ), "a\0b", "a\xFFb", "a\x07b", "\xED\xA0\x80", '', " \t\n" );
		return $texts[ mt_rand( 0, count( $texts ) - 1 ) ] . ( 0 === mt_rand( 0, 9 ) ? str_repeat( 'x', mt_rand( 0, 9000 ) ) : '' );
	}
}
