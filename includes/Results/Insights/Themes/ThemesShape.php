<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights\Themes;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Results\Survey\ResultsShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Themes of typed answers to a question. */
final class ThemesShape {

	/** Maximum texts of one question that a model reads. */
	private const MOST = 2000;

	/** Pinned themes first, then the most frequent. `read` of `total` texts were read; a text may have up to three themes. */
	public static function themes(): Shape {
		return Schema::record( self::state() )->named( 'Themes' );
	}

	/** Total size of an even sample, or of the newest texts. */
	public static function wish(): Shape {
		return Schema::object(
			array(
				'until'  => Schema::integer()->min( 1 )->max( self::MOST )->default( 200 ),
				'newest' => Schema::boolean()->default( false ),
			)
		)->named( 'ThemesWish' );
	}

	/** Result of a step: `left` texts of those requested are still unread, or `error` says why none were read. */
	public static function step(): Shape {
		return Schema::record(
			array(
				'left'  => Schema::integer()->min( 0 ),
				'error' => Schema::string(),
			) + self::state()
		)->named( 'ThemesStep' );
	}

	/** A merge excludes other changes. */
	public static function change(): Shape {
		return Schema::object(
			array(
				'name'       => Schema::string()->max( 100 ),
				'pinned'     => Schema::boolean(),
				'merge_into' => Schema::id(),
			)
		)->named( 'ThemeChange' );
	}

	public static function answersQuery(): Shape {
		return Schema::object(
			array(
				'page'     => Schema::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
				'per_page' => Schema::integer()->min( 1 )->max( Limits::PER_PAGE )->default( 10 ),
			)
		)->named( 'ThemeAnswersQuery' );
	}

	public static function answers(): Shape {
		return Schema::record(
			array(
				'items'      => Schema::list( ResultsShape::textAnswer() ),
				'pagination' => Schema::pagination(),
			)
		)->named( 'ThemeAnswers' );
	}

	/** @return array<string, Shape> */
	private static function state(): array {
		return array(
			'can_make' => Schema::boolean(),
			'themes'   => Schema::list(
				Schema::record(
					array(
						'id'     => Schema::id(),
						'name'   => Schema::string(),
						'about'  => Schema::string(),
						'pinned' => Schema::boolean(),
						'count'  => Schema::integer()->min( 0 ),
						'quotes' => Schema::list( Schema::string() ), // Verbatim.
					)
				)->named( 'Theme' )
			),
			'read'     => Schema::integer()->min( 0 ),
			'total'    => Schema::integer()->min( 0 ),
		);
	}
}
