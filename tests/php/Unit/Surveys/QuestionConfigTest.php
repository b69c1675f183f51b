<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Editing\Drafts\DraftRules;
use UserFeedback\Surveys\Editing\Drafts\SurveyDraft;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\SurveyShape;

final class QuestionConfigTest extends TestCase {

	/**
	 * @dataProvider configs
	 * @param array<string, int|string>             $config
	 * @param array{string, string, int|string|null}|null $wanted property, rule, and limit
	 */
	public function test_a_draft_refuses_limits_that_its_type_does_not_allow( string $type, array $config, ?array $wanted ): void {
		$body = array(
			'title'     => 'S',
			'questions' => array( array( 'title' => 'Which?', 'type' => $type, 'config' => $config ) ),
		);
		/** @var array<string, mixed> $valid */
		$valid = Validator::body( SurveyShape::draft(), $body )->value;
		$found = array_map(
			static fn( Violation $one ): array => array( $one->path, $one->rule, $one->bound ),
			DraftRules::violations( SurveyDraft::fromArray( $valid ) )
		);
		self::assertSame( null === $wanted ? array() : array( array( "questions[0].config.$wanted[0]", $wanted[1], $wanted[2] ) ), $found );
	}

	/** @return iterable<string, array{string, array<string, int|string>, array{string, string, int|string|null}|null}> */
	public static function configs(): iterable {
		yield 'a scale from 1 to 2' => array( 'number-scale', array( 'min' => 1, 'max' => 2 ), null );
		yield 'a scale from 2' => array( 'number-scale', array( 'min' => 2, 'max' => 5 ), array( 'min', 'maximum', 1 ) );
		yield 'a scale from -1' => array( 'number-scale', array( 'min' => -1 ), array( 'min', 'minimum', 0 ) );
		yield 'a scale up to 11' => array( 'number-scale', array( 'max' => 11 ), array( 'max', 'maximum', 10 ) );
		yield 'a scale up to 1' => array( 'number-scale', array( 'max' => 1 ), array( 'max', 'minimum', 2 ) );
		yield 'a slider without limits' => array( 'slider', array(), null );
		yield 'a slider of 101 values' => array( 'slider', array( 'min' => -500, 'max' => 500, 'step' => 10 ), null );
		yield 'a slider of 102 values' => array( 'slider', array( 'max' => 101 ), array( 'step', 'slider', 101 ) );
		yield 'a slider of one value' => array( 'slider', array( 'min' => 5, 'max' => 5 ), array( 'max', 'minimum', 6 ) );
		yield 'a slider the wrong way round' => array( 'slider', array( 'min' => 200 ), array( 'max', 'minimum', 201 ) );
		yield 'a step that misses the end' => array( 'slider', array( 'step' => 3 ), array( 'step', 'step', null ) );
		yield 'a step of the full range' => array( 'slider', array( 'step' => 100 ), null );
		yield 'the widest slider' => array(
			'slider',
			array( 'min' => -1_000_000_000, 'max' => 1_000_000_000, 'step' => 20_000_000 ),
			null,
		);
		yield 'a number with limits' => array( 'number', array( 'min' => 0, 'max' => 0 ), null );
		yield 'a number that is impossible' => array( 'number', array( 'min' => 1, 'max' => 0 ), array( 'max', 'minimum', 1 ) );
		yield 'a date with limits' => array( 'date', array( 'min_date' => '2026-02-28', 'max_date' => '2026-02-28' ), null );
		yield 'a date that is impossible' => array( 'date', array( 'min_date' => '2026-02-28', 'max_date' => '2026-02-27' ), array( 'max_date', 'min_date', '2026-02-28' ) );
		yield 'a date of an early year' => array( 'date', array( 'min_date' => '0026-01-01' ), array( 'min_date', 'min_date', '1000-01-01' ) );
		yield 'limits of a type that has none' => array( 'text', array( 'min' => 5, 'max' => 1 ), null );
	}

	public function test_equal_configs_are_the_same_type_and_invalid_ones_the_default(): void {
		$type = QuestionTypes::get( 'slider' );
		$one  = $type->configured( array( 'min' => 10, 'max' => 20, 'options' => array() ) );
		self::assertSame( $one, $type->configured( array( 'max' => 20, 'min' => 10, 'step' => 1 ) ) );
		self::assertNotSame( $one, $type );
		foreach ( array( array(), array( 'min' => 0 ), array( 'max' => '20' ), array( 'step' => 0 ), array( 'max' => -5 ) ) as $config ) {
			self::assertSame( $type, $type->configured( $config ) );
		}
	}

	public function test_a_slider_accepts_only_its_steps(): void {
		$type = QuestionTypes::get( 'slider' )->configured( array( 'min' => -10, 'max' => 20, 'step' => 15 ) );
		self::assertSame( array( '-10', '5', '20' ), $type->knownValues( array() ) );
		foreach ( array( -10, 5, 20 ) as $value ) {
			self::assertSame( $value, $type->read( $value, array() ) );
		}
		foreach ( array( -25, -9, 0, 35, '5' ) as $value ) {
			self::assertInstanceOf( RefusedValue::class, $type->read( $value, array() ) );
		}
	}
}
