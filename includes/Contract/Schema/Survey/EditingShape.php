<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Survey;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What is going on at a survey besides what is saved of it. */
final class EditingShape {

	/** What is sent to be kept. */
	public static function copy(): Shape {
		return S::object( array_map( static fn( Shape $shape ): Shape => $shape->required(), self::parts() ) )->named( 'SurveyCopy' );
	}

	/** The own copy of whoever asks. */
	public static function kept(): Shape {
		return S::record(
			array(
				'kept' => S::record( self::parts() + array( 'at' => S::moment() ) )->named( 'KeptCopy' )->nullable(),
			)
		)->named( 'SurveyKept' );
	}

	/** Who else has it open, whoever came first at the top. */
	public static function editors(): Shape {
		return S::record(
			array(
				'editors' => S::list(
					S::record(
						array(
							'user_id' => S::id(),
							'name'    => S::string(),
							'since'   => S::moment(),
						)
					)->named( 'Editor' )
				),
			)
		)->named( 'SurveyEditors' );
	}

	/**
	 * `copy` is the builder's own JSON, with half a date and half an address in it, as no survey may be. The server looks
	 * for nothing in it and gives it to nobody but whoever sent it; what comes of it is checked when it is saved.
	 *
	 * @return array<string, Shape>
	 */
	private static function parts(): array {
		return array(
			'version' => S::integer()->min( 1 ), // Of the survey, that it was made from.
			'copy'    => S::string()->min( 1 )->max( Limits::KEPT_COPY ),
		);
	}
}
