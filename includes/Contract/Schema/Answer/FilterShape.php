<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Answer;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Which responses are asked for, on every screen, in lists and in exports: those that meet all conditions. */
final class FilterShape {

	/** What is known of a visit, by the name that a filter has for it. A browser is without its version, a page is a path. */
	public const VISITS = array( 'device', 'browser', 'os', 'page', 'language', 'country' );

	/** Values of one field, any of which is met; conditions on answers, all of which are. */
	private const VALUES     = 50;
	private const CONDITIONS = 10;

	/** Values that are offered for a field. */
	public const OFFERED = 50;

	/** @return array<string, Shape> what a `filter` may have. */
	public static function properties(): array {
		$values = static fn(): Shape => S::list( S::string()->max( Limits::PAGE_NAME ) )->max( self::VALUES )->default( array() );
		return array_fill_keys( self::VISITS, $values() ) + array(
			'answers' => S::list(
				S::object(
					array(
						'question_id' => S::uuid()->required(),
						'is'          => S::oneOf( array( 'chose', 'between', 'answered', 'skipped', 'contains' ) )->required(),
						'values'      => S::list( S::string()->max( Limits::OPTION_LABEL ) )->max( self::VALUES )->default( array() ),
						'min'         => S::integer(), // Of `between`, both ends included.
						'max'         => S::integer(),
						'text'        => S::string()->max( Limits::TEXT )->default( '' ),
					)
				)->named( 'AnswerCondition' )
			)->max( self::CONDITIONS )->default( array() ),
		);
	}

	public static function filter(): Shape {
		return S::object( self::properties() )->default( array() )->named( 'ResponseFilter' );
	}

	/** What visits of a survey have in a field, the most frequent first. */
	public static function valuesQuery(): Shape {
		return S::object(
			array(
				'field'  => S::oneOf( self::VISITS )->required(),
				'search' => S::string()->max( Limits::TEXT )->default( '' ),
			)
		)->named( 'FilterValuesQuery' );
	}

	/** `count` is of all responses, those in the trash included. */
	public static function values(): Shape {
		return S::list(
			S::record(
				array(
					'value' => S::string(),
					'count' => S::integer()->min( 0 ),
				)
			)->named( 'FilterValue' )
		)->named( 'FilterValues' );
	}
}
