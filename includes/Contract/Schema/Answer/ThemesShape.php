<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Answer;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What typed answers to a question are about. */
final class ThemesShape {

	/** Texts that a model reads of one question at most. */
	private const MOST = 2000;

	/** The most frequent first, pinned ones before. `read` of `total` texts were read; a text may have up to three themes. */
	public static function themes(): Shape {
		return S::record( self::state() )->named( 'Themes' );
	}

	/** Of an even sample so many in all, or the newest. */
	public static function wish(): Shape {
		return S::object(
			array(
				'until'  => S::integer()->min( 1 )->max( self::MOST )->default( 200 ),
				'newest' => S::boolean()->default( false ),
			)
		)->named( 'ThemesWish' );
	}

	/** What a step came to: `left` are still to be read of what was asked for, or `error` says why nothing was. */
	public static function step(): Shape {
		return S::record(
			array(
				'left'  => S::integer()->min( 0 ),
				'error' => S::string(),
			) + self::state()
		)->named( 'ThemesStep' );
	}

	/** A merge is nothing else besides. */
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
						'quotes' => S::list( S::string() ), // Word for word.
					)
				)->named( 'Theme' )
			),
			'read'     => S::integer()->min( 0 ),
			'total'    => S::integer()->min( 0 ),
		);
	}
}
