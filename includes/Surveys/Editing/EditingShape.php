<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Editing activity on a survey beyond its saved content. */
final class EditingShape {

	/** Unsaved changes to store. */
	public static function copy(): Shape {
		return Schema::object( array_map( static fn( Shape $shape ): Shape => $shape->required(), self::parts() ) )->named( 'SurveyCopy' );
	}

	/** The current user's own unsaved changes. */
	public static function kept(): Shape {
		return Schema::record(
			array(
				'kept' => Schema::record( self::parts() + array( 'at' => Schema::moment() ) )->named( 'KeptCopy' )->nullable(),
			)
		)->named( 'SurveyKept' );
	}

	/** Other users who have it open, in the order they opened it. */
	public static function editors(): Shape {
		return Schema::record(
			array(
				'editors' => Schema::list(
					Schema::record(
						array(
							'user_id' => Schema::id(),
							'name'    => Schema::string(),
							'since'   => Schema::moment(),
						)
					)->named( 'Editor' )
				),
			)
		)->named( 'SurveyEditors' );
	}

	/**
	 * `copy` is the builder's own JSON. It may contain incomplete dates and addresses, which a survey may not. The server
	 * doesn't read it and returns it only to its sender. The content is validated when it is saved.
	 *
	 * @return array<string, Shape>
	 */
	private static function parts(): array {
		return array(
			'version' => Schema::integer()->min( 1 ), // Version of the survey it is based on.
			'copy'    => Schema::string()->min( 1 )->max( Limits::KEPT_COPY ),
		);
	}
}
