<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data that a visitor's browser submits, and the server's replies. */
final class SubmissionShape {

	/** Events counted for a displayed survey. */
	public const EVENTS = array( self::IMPRESSION, self::START, self::FIRST );

	public const IMPRESSION = 'impression';
	public const START      = 'start';
	public const FIRST      = 'first';

	/**
	 * Typed text may include surrounding white space and combined characters. Text that is many times too long even so is
	 * rejected.
	 */
	private const ROOM = 8;

	/** Seconds. */
	private const A_DAY = 86_400;

	/** Aliases for properties of the page. */
	private const PAGE_NAMES = array(
		'title' => 'name',
		'link'  => 'url',
	);

	/** Length limits here only bound the body. Submit\AnswerRules decides if a value is valid for its question. */
	public static function submission(): Shape {
		return Schema::object(
			array(
				'answers'        => Schema::list( self::answer() )->min( 1 )->max( Limits::ALL_QUESTIONS )->required(),
				'page_submitted' => Schema::object(
					array(
						'id'   => Schema::integer()->min( 0 )->default( 0 ),
						'name' => Schema::string()->max( Limits::PAGE_NAME )->default( '' ),
						// Anything but http(s) is stored as no URL: an unusual page must not cost a response.
						'url'  => Schema::string()->max( Limits::URL )->default( '' ),
					)
				)->alsoReads( self::PAGE_NAMES )->default( array() ),
				'nonce'          => Schema::string()->max( 200 )->required(), // The survey-bound token, see Submit\WriteToken.
				// The browser's own id of this response: a repeat finds the first row. Without one, each submission is a
				// separate response.
				'token'          => Schema::uuid(),
				// Version of the survey that the visitor saw. If it has changed, valid answers are still stored, see
				// Responses\Submit\AnswerRules.
				'version'        => Schema::integer()->min( 1 ),
				'website'        => Schema::string()->max( Limits::URL ), // A honeypot, hidden from people; only bots fill it in.
				'elapsed'        => Schema::integer()->min( 0 ), // Milliseconds since the survey was shown.
				// The device and system that targeting used in the browser. Unknown values are ignored.
				'device'         => Schema::string()->max( 100 ),
				'os'             => Schema::string()->max( 100 ),
				'language'       => Schema::string()->max( 100 ), // The page's `lang`; an invalid value is stored as empty.
				// From surveys that show where visitors leave.
				'visit'          => Schema::object(
					array(
						'token' => Schema::uuid()->required(),
						'steps' => self::steps()->required(),
					)
				)->named( 'FinishedVisit' ),
			)
		)->named( 'Submission' );
	}

	/** A visit without a response: unfinished, or finished without an answer. Its token is the same each time it is reported. */
	public static function reportedVisit(): Shape {
		return Schema::object(
			array(
				'nonce'    => Schema::string()->max( 200 )->required(),
				'token'    => Schema::uuid()->required(),
				'steps'    => self::steps()->required(),
				// If the survey keeps partial responses: choices and scales, and what was typed if it keeps that, too.
				'answers'  => Schema::list( self::partialAnswer() )->max( Limits::ALL_QUESTIONS )->default( array() ),
				'device'   => Schema::string()->max( 100 )->default( '' ),
				'language' => Schema::string()->max( 100 )->default( '' ),
				'finished' => Schema::boolean()->default( false ),
			)
		)->named( 'ReportedVisit' );
	}

	/** The questions on the visitor's path, each once, in the survey's order. `left`: on screen when the visitor left. */
	private static function steps(): Shape {
		return Schema::list(
			Schema::object(
				array(
					'question_id' => Schema::uuid()->required(),
					'outcome'     => Schema::oneOf( array( 'answered', 'skipped', 'left' ) )->required(),
					'seconds'     => Schema::integer()->min( 0 )->max( self::A_DAY )->required(), // On screen.
				)
			)->named( 'VisitStep' )
		)->max( Limits::ALL_QUESTIONS );
	}

	public static function receipt(): Shape {
		return Schema::record(
			array(
				'id'      => Schema::id(),
				'counted' => Schema::boolean()->optional(), // False if the survey had reached its limit; missing otherwise.
			)
		)->named( 'Receipt' );
	}

	/** @return array{id: int, counted?: false} receipt(). */
	public static function received( int $id, bool $isCounted ): array {
		return array( 'id' => $id ) + ( $isCounted ? array() : array( 'counted' => false ) );
	}

	/** With a hidden field, one link for each of its values; otherwise `count` links. */
	public static function singleUseLinksRequest(): Shape {
		return Schema::object(
			array(
				'count'  => Schema::integer()->min( 1 )->max( Limits::SINGLE_USE_LINKS )->default( 1 ),
				'field'  => Schema::uuid(),
				'values' => Schema::list( Schema::string()->max( Limits::HIDDEN_VALUE ) )->max( Limits::SINGLE_USE_LINKS ),
			)
		)->named( 'SingleUseLinksRequest' );
	}

	public static function singleUseLinks(): Shape {
		return Schema::record( array( 'urls' => Schema::list( Schema::string() ) ) )->named( 'SingleUseLinks' );
	}

	/**
	 * The survey came into view, or the visitor started it. Each counts once per display. `first` counts once per visitor, when one of
	 * two versions came into view for the first time.
	 */
	public static function impressionQuery(): Shape {
		return Schema::object(
			array(
				'nonce' => Schema::string()->max( 200 )->required(),
				'event' => Schema::oneOf( self::EVENTS )->default( self::IMPRESSION ),
			)
		)->named( 'ImpressionQuery' );
	}

	private static function partialAnswer(): Shape {
		return Schema::object(
			array(
				'question_id' => Schema::uuid()->required(),
				'value'       => self::value()->required(),
				'extra'       => Schema::object( array( 'comments' => self::comment() ) )->named( 'PartialExtra' ),
			)
		)->named( 'PartialAnswer' );
	}

	private static function value(): Shape {
		$typed = Schema::string()->max( self::ROOM * Limits::LONG_TEXT );
		return Schema::either( $typed, Schema::integer(), Schema::list( $typed )->max( 100 ) );
	}

	private static function comment(): Shape {
		return Schema::string()->max( self::ROOM * Limits::COMMENT );
	}

	/** A null value is a question that the visitor skipped. */
	private static function answer(): Shape {
		return Schema::object(
			array(
				'question_id' => Schema::uuid()->required(),
				'value'       => self::value()->nullable()->required(),
				'extra'       => Schema::object(
					array(
						'comments' => self::comment(),
						'name'     => Schema::string()->max( self::ROOM * Limits::PERSON_NAME ),
					)
				)->named( 'AnswerExtra' ),
			)
		)->alsoReads( array( 'questionId' => 'question_id' ) )->named( 'SubmittedAnswer' );
	}
}
