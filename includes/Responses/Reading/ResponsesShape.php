<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Responses\Index\Filters\FilterShape;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Responses as an owner lists and reads them. Spam, and responses over the limit, have their own filters and counts. */
final class ResponsesShape {

	public const STATUSES = array( 'publish', 'trash', 'spam', 'over_limit', 'partial' );

	/**
	 * Without a filter, and with `all`, includes published responses and the trash. `search` matches any answer, comment or
	 * chosen option; spam and responses over the limit are not searched.
	 */
	public static function listQuery(): Shape {
		return Schema::object(
			array(
				'page'     => Schema::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
				'per_page' => Schema::integer()->min( -1 )->max( Limits::PER_PAGE )->default( 10 ),
				'orderby'  => Schema::oneOf( array( 'submitted_at' ) )->default( 'submitted_at' ),
				'order'    => Schema::oneOf( array( 'asc', 'desc' ) )->default( 'desc' ),
				'from'     => Schema::day(),
				'to'       => Schema::day(),
				'filter'   => self::filter(),
				'search'   => Schema::string()->max( Limits::SHORT_TEXT )->default( '' ),
			)
		)->named( 'ResponseListQuery' );
	}

	/**
	 * `first_answer` is the beginning of the first answer given, or of a comma-separated list; empty if all were skipped.
	 * `preview` is the beginning of all of them.
	 */
	public static function row(): Shape {
		return Schema::record(
			self::light() + array(
				'first_answer' => Schema::string(),
				'preview'      => Schema::string(),
			)
		)->named( 'ResponseRow' );
	}

	/** The list from which the response is opened; it defines position and neighbors. See `ResponseListQuery`. */
	public static function singleQuery(): Shape {
		return Schema::object(
			array(
				'from'   => Schema::day(),
				'to'     => Schema::day(),
				'filter' => self::filter(),
				'search' => Schema::string()->max( Limits::SHORT_TEXT )->default( '' ),
			)
		)->named( 'SingleResponseQuery' );
	}

	/**
	 * `position` of `total` is its place in the requested list, from 1. Without a filter, that is the list of all, or of spam,
	 * newest first. `previous_id` precedes it there, so it is newer. `position` is null for a response outside that list, which
	 * has the neighbors it would have there. Visitor details that were not stored are empty.
	 */
	public static function single(): Shape {
		return Schema::record(
			self::light() + array(
				'survey_title' => Schema::string(),
				'answers'      => Schema::list( self::answer() ),
				'user_ip'      => Schema::string(),
				'user_browser' => Schema::string(),
				'user_os'      => Schema::string(),
				'user_device'  => Schema::string(),
				'user_country' => Schema::string(), // ISO 3166-1 alpha-2.
				'position'     => Schema::integer()->min( 1 )->nullable(),
				'total'        => Schema::integer()->min( 0 ),
				'previous_id'  => Schema::id()->nullable(),
				'next_id'      => Schema::id()->nullable(),
			)
		)->named( 'SingleResponse' );
	}

	/** All can be moved to the trash. All but published responses can be restored, which publishes them, or deleted. */
	public static function ids(): Shape {
		return Schema::object(
			array( 'response_ids' => Schema::list( Schema::id() )->min( 1 )->max( Limits::BULK_IDS )->required() )
		)->named( 'ResponseIds' );
	}

	/**
	 * One for each of the survey's current questions, in order; then answers to questions that were removed. A null value was
	 * skipped, or never asked. `type` is the question's type when it was answered.
	 */
	private static function answer(): Shape {
		return Schema::record(
			array(
				'question_id' => Schema::string(),
				'title'       => Schema::string(),
				'type'        => Schema::oneOf( QuestionTypes::storedNames() ),
				'removed'     => Schema::boolean(),
				'value'       => Schema::either( Schema::string(), Schema::integer(), Schema::list( Schema::string() ) )->nullable(),
				'extra'       => self::extra(),
			)
		)->named( 'ReadAnswer' );
	}

	/** Additions to an answer: a name with an email address, or a comment on a choice or a score. Empty if there are none. */
	public static function extra(): Shape {
		return Schema::record(
			array(
				'name'     => Schema::string(),
				'comments' => Schema::string(),
			)
		)->named( 'ReadExtra' );
	}

	private static function filter(): Shape {
		return Schema::object(
			array( 'status' => Schema::oneOf( array( 'all', ...self::STATUSES ) ) ) + FilterShape::properties()
		)->default( array() );
	}

	/** @return array<string, Shape> */
	private static function light(): array {
		return array(
			'id'             => Schema::id(),
			'title'          => Schema::string(),
			'status'         => Schema::oneOf( self::STATUSES ),
			'submitted_at'   => Schema::moment(),
			'page_submitted' => Schema::record(
				array(
					'id'     => Schema::integer()->min( 0 ),
					'name'   => Schema::string(),
					'url'    => Schema::url()->nullable(), // Always http or https. Sent by the visitor's browser, so it can be of any site.
					'is_own' => Schema::boolean(), // True if the URL is on this site. Only then is it safe to link.
				)
			)->named( 'PageSubmitted' ),
		);
	}
}
