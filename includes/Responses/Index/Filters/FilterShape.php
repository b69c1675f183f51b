<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Filters;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Filters for responses, on every screen, in lists and in exports. A response must meet all conditions. */
final class FilterShape {

	/** Visit details by filter name. A browser has no version, a page is a path. */
	public const VISITS = array( 'device', 'browser', 'os', 'page', 'language', 'country' );

	/** Values of one field, of which any may match; conditions on answers, which must all match. */
	private const VALUES     = 50;
	private const CONDITIONS = 10;

	/** Maximum number of values offered for a field. */
	public const OFFERED = 50;

	/** @return array<string, Shape> properties of a `filter`. */
	public static function properties(): array {
		$values = static fn(): Shape => Schema::list( Schema::string()->max( Limits::PAGE_NAME ) )->max( self::VALUES )->default( array() );
		return array_fill_keys( self::VISITS, $values() ) + array(
			'answers' => Schema::list(
				Schema::object(
					array(
						'question_id' => Schema::uuid()->required(),
						'is'          => Schema::oneOf( array( 'chose', 'between', 'answered', 'skipped', 'contains' ) )->required(),
						'values'      => Schema::list(
							Schema::string()->max( Limits::CONSENT )
						)->max( self::VALUES )->default( array() ),
						'min'         => Schema::integer(), // For `between`, inclusive.
						'max'         => Schema::integer(),
						'from'        => Schema::day(), // The same for dates.
						'to'          => Schema::day(),
						'text'        => Schema::string()->max( Limits::TEXT )->default( '' ),
					)
				)->named( 'AnswerCondition' )
			)->max( self::CONDITIONS )->default( array() ),
		);
	}

	public static function filter(): Shape {
		return Schema::object( self::properties() )->default( array() )->named( 'ResponseFilter' );
	}

	/** A field's values in visits to a survey, the most frequent first. */
	public static function valuesQuery(): Shape {
		return Schema::object(
			array(
				'field'  => Schema::oneOf( self::VISITS )->required(),
				'search' => Schema::string()->max( Limits::TEXT )->default( '' ),
			)
		)->named( 'FilterValuesQuery' );
	}

	/** `count` includes all responses, even those in the trash. */
	public static function values(): Shape {
		return Schema::list(
			Schema::record(
				array(
					'value' => Schema::string(),
					'count' => Schema::integer()->min( 0 ),
				)
			)->named( 'FilterValue' )
		)->named( 'FilterValues' );
	}
}
