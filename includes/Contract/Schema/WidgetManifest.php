<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;
use UserFeedback\Questions\QuestionType;

/**
 * All that the visitor's browser gets to know: printed into the page, and served by GET widget/manifest to pages that
 * came out of a cache too old to be believed. Nothing in it depends on who asks.
 */
final class WidgetManifest {

	/** `inline` are the surveys that the page has places for. */
	public static function query(): Shape {
		return S::object(
			array(
				'page'   => S::integer()->min( 0 )->default( 0 ),
				'inline' => S::list( S::id() )->max( Limits::INLINE_SURVEYS )->default( array() ),
			)
		)->named( 'ManifestQuery' );
	}

	public static function manifest(): Shape {
		return S::record(
			array(
				'made_at' => S::integer(), // Unix seconds, the server's clock.
				'preview' => S::boolean(), // Nothing is counted, stored or remembered.
				'rest'    => S::string(), // Root of userfeedback/v1, with a slash at its end; under plain permalinks it holds a ? already, and parameters join it with &.
				'collector' => S::string(), // Address that takes the public writes with less effort than REST; empty where REST alone does.
				'bundle'  => S::string(), // Address of the survey bundle.
				'page'    => S::record(
					array(
						'id'   => S::integer()->min( 0 ),
						'name' => S::string(),
					)
				)->named( 'PageContext' ),
				'surveys' => S::list( self::survey() ),
				'strings' => self::strings(),
			)
		)->named( 'WidgetManifest' );
	}

	/** `floats` is false for a survey that is here only because the page has a place for it. */
	private static function survey(): Shape {
		return S::record(
			array(
				'id'          => S::id(),
				'type'        => S::oneOf( Survey::TYPES ),
				'floats'      => S::boolean(),
				'cookie_name' => S::string(),
				'nonce'       => S::string(),
				'questions'   => S::list( self::question() ),
				'thank_you'   => S::record(
					array(
						'type'    => S::oneOf( array( 'message' ) ),
						'message' => S::string(),
					)
				)->named( 'WidgetThankYou' ),
			)
		)->named( 'WidgetSurvey' );
	}

	private static function question(): Shape {
		return S::record(
			array(
				'id'           => S::uuid(),
				'type'         => S::oneOf( QuestionType::values() ),
				'title'        => S::string(),
				'options'      => S::list( S::string() ),
				'images'       => S::list( S::string() ), // Addresses, one for each option of an image-radio question; else none.
				'include_name' => S::boolean(),
				'required'     => S::boolean(),
				'comment_box'  => S::boolean(),
			)
		)->named( 'WidgetQuestion' );
	}

	/** The widget has no text of its own: it speaks the page's language. */
	private static function strings(): Shape {
		return S::record(
			array(
				'next'           => S::string(),
				'skip'           => S::string(),
				'submit'         => S::string(),
				'close'          => S::string(),
				'minimize'       => S::string(),
				'open'           => S::string(),
				'survey'         => S::string(), // Name of the region for assistive technology.
				'progress'       => S::string(), // Placeholders %1$s and %2$s: the question's place and how many there are.
				'placeholder'    => S::string(),
				'email'          => S::string(),
				'first_name'     => S::string(),
				'comment'        => S::string(),
				'not_likely'     => S::string(),
				'likely'         => S::string(),
				'stars'          => S::string(), // Placeholders %1$s and %2$s: this star and how many there are.
				'required'       => S::string(),
				'invalid_email'  => S::string(),
				'too_long'       => S::string(),
				'kept'           => S::string(), // The answer is safe in this browser and will be sent later.
				'refused'        => S::string(), // The server will not take this answer.
				'failed'         => S::string(), // Neither sent nor kept, so only trying again helps.
				'preview'        => S::string(),
			)
		)->named( 'WidgetStrings' );
	}
}
