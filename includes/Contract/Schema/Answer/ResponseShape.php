<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Answer;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Input from and responses to a visitor's browser. */
final class ResponseShape {

	/** Events counted for a displayed survey. */
	public const EVENTS = array( 'impression', 'start' );

	/**
	 * Typed text may include surrounding white space and combined characters. Text that is many times too long even so is
	 * rejected.
	 */
	private const ROOM = 8;

	/** Aliases for properties of the page. */
	private const PAGE_NAMES = array(
		'title' => 'name',
		'link'  => 'url',
	);

	/** Length limits here only bound the body. Responses\AnswerRules decides if a value is valid for its question. */
	public static function submission(): Shape {
		return S::object(
			array(
				'answers'        => S::list( self::answer() )->min( 1 )->max( Limits::QUESTIONS )->required(),
				'page_submitted' => S::object(
					array(
						'id'   => S::integer()->min( 0 )->default( 0 ),
						'name' => S::string()->max( Limits::PAGE_NAME )->default( '' ),
						// Anything but http(s) is stored as no URL: an unusual page must not cost a response.
						'url'  => S::string()->max( Limits::URL )->default( '' ),
					)
				)->alsoReads( self::PAGE_NAMES )->default( array() ),
				'nonce'          => S::string()->max( 200 )->required(), // The survey-bound token, see Responses\WriteToken.
				// The browser's own id of this response: a repeat finds the first row. Without one, each submission is a
				// separate response.
				'token'          => S::uuid(),
				// Version of the survey that the visitor saw. If it has changed, valid answers are still stored, see
				// Responses\Submit\AnswerRules.
				'version'        => S::integer()->min( 1 ),
				'website'        => S::string()->max( Limits::URL ), // A honeypot, hidden from people; only bots fill it in.
				'elapsed'        => S::integer()->min( 0 ), // Milliseconds since the survey was shown.
				// The device and system that targeting used in the browser. Unknown values are ignored.
				'device'         => S::string()->max( 100 ),
				'os'             => S::string()->max( 100 ),
				'language'       => S::string()->max( 100 ), // The page's `lang`; an invalid value is stored as empty.
			)
		)->named( 'Submission' );
	}

	public static function receipt(): Shape {
		return S::record( array( 'id' => S::id() ) )->named( 'Receipt' );
	}

	/** The survey came into view, or the visitor started it. Each counts once per display. */
	public static function impressionQuery(): Shape {
		return S::object(
			array(
				'nonce' => S::string()->max( 200 )->required(),
				'event' => S::oneOf( self::EVENTS )->default( self::EVENTS[0] ),
			)
		)->named( 'ImpressionQuery' );
	}

	/** A null value is a question that the visitor skipped. */
	private static function answer(): Shape {
		$typed = S::string()->max( self::ROOM * Limits::LONG_TEXT );
		return S::object(
			array(
				'question_id' => S::uuid()->required(),
				'value'       => S::either( $typed, S::integer(), S::list( $typed )->max( 100 ) )->nullable()->required(),
				'extra'       => S::object(
					array(
						'comments' => S::string()->max( self::ROOM * Limits::COMMENT ),
						'name'     => S::string()->max( self::ROOM * Limits::PERSON_NAME ),
					)
				)->named( 'AnswerExtra' ),
			)
		)->alsoReads( array( 'questionId' => 'question_id' ) )->named( 'SubmittedAnswer' );
	}
}
