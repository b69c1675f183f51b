<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Answer;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Themes of typed answers to a question. */
final class ThemesShape {

	/** Maximum texts of one question that a model reads. */
	private const MOST = 2000;

	/** Pinned themes first, then the most frequent. `read` of `total` texts were read; a text may have up to three themes. */
	public static function themes(): Shape {
		return S::record( self::state() )->named( 'Themes' );
	}

	/** Total size of an even sample, or of the newest texts. */
	public static function wish(): Shape {
		return S::object(
			array(
				'until'  => S::integer()->min( 1 )->max( self::MOST )->default( 200 ),
				'newest' => S::boolean()->default( false ),
			)
		)->named( 'ThemesWish' );
	}

	/** Result of a step: `left` texts of those requested are still unread, or `error` says why none were read. */
	public static function step(): Shape {
		return S::record(
			array(
				'left'  => S::integer()->min( 0 ),
				'error' => S::string(),
			) + self::state()
		)->named( 'ThemesStep' );
	}

	/** A merge excludes other changes. */
	public static function change(): Shape {
		return S::object(
			array(
				'name'       => S::string()->max( 100 ),
				'pinned'     => S::boolean(),
				'merge_into' => S::id(),
			)
		)->named( 'ThemeChange' );
	}

	public static function answersQuery(): Shape {
		return S::object(
			array(
				'page'     => S::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
				'per_page' => S::integer()->min( 1 )->max( Limits::PER_PAGE )->default( 10 ),
			)
		)->named( 'ThemeAnswersQuery' );
	}

	public static function answers(): Shape {
		return S::record(
			array(
				'items'      => S::list( ResultsShape::textAnswer() ),
				'pagination' => S::pagination(),
			)
		)->named( 'ThemeAnswers' );
	}

	/** @return array<string, Shape> */
	private static function state(): array {
		return array(
			'can_make' => S::boolean(),
			'themes'   => S::list(
				S::record(
					array(
						'id'     => S::id(),
						'name'   => S::string(),
						'about'  => S::string(),
						'pinned' => S::boolean(),
						'count'  => S::integer()->min( 0 ),
						'quotes' => S::list( S::string() ), // Verbatim.
					)
				)->named( 'Theme' )
			),
			'read'     => S::integer()->min( 0 ),
			'total'    => S::integer()->min( 0 ),
		);
	}
}
