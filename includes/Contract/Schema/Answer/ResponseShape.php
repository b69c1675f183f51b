<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Answer;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a visitor's browser sends and gets back. */
final class ResponseShape {

	/** What is counted of a display of a survey. */
	public const EVENTS = array( 'impression', 'start' );

	/** Typed text may have white space around it, and characters made of several; what is many times too long even so is not looked at. */
	private const ROOM = 8;

	/** Other names for what is told of the page. */
	private const PAGE_NAMES = array(
		'title' => 'name',
		'link'  => 'url',
	);

	/** Lengths here keep a body sane; whether a value answers its question is Responses\AnswerRules' to say. */
	public static function submission(): Shape {
		return S::object(
			array(
				'answers'        => S::list( self::answer() )->min( 1 )->max( Limits::QUESTIONS )->required(),
				'page_submitted' => S::object(
					array(
						'id'   => S::integer()->min( 0 )->default( 0 ),
						'name' => S::string()->max( Limits::PAGE_NAME )->default( '' ),
						// Anything but http(s) is stored as no address: a strange page must not cost an answer.
						'url'  => S::string()->max( Limits::URL )->default( '' ),
					)
				)->alsoReads( self::PAGE_NAMES )->default( array() ),
				'nonce'          => S::string()->max( 200 )->required(), // The survey-bound token, see Responses\WriteToken.
				// The browser's own id of this response: a repeat finds the first row. Without one each is a response of its own.
				'token'          => S::uuid(),
				// Survey version that the visitor saw. If it has changed, what still fits is stored, see Responses\Submit\AnswerRules.
				'version'        => S::integer()->min( 1 ),
				'website'        => S::string()->max( Limits::URL ), // Stays empty: a field that people do not see and programs fill in.
				'elapsed'        => S::integer()->min( 0 ), // Milliseconds since the survey was shown.
				// The device and system that the browser targeted by. Unknown values are ignored.
				'device'         => S::string()->max( 100 ),
				'os'             => S::string()->max( 100 ),
				'language'       => S::string()->max( 100 ), // Of the page, as its `lang` says; what is no language is stored as none.
			)
		)->named( 'Submission' );
	}

	public static function receipt(): Shape {
		return S::record( array( 'id' => S::id() ) )->named( 'Receipt' );
	}

	/** The survey came into sight, or its visitor began to answer; each once a display. */
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
