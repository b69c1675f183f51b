<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Answer;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\QuestionType;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Responses as an owner lists and reads them. Spam has its own filter and count, and is excluded from all others. */
final class ResponsesShape {

	public const STATUSES = array( 'publish', 'trash', 'spam' );

	/**
	 * Without a filter, and with `all`, includes published responses and the trash. `search` matches any answer, comment or
	 * chosen option; spam is not searched.
	 */
	public static function listQuery(): Shape {
		return S::object(
			array(
				'page'     => S::integer()->min( 1 )->max( Limits::PAGE )->default( 1 ),
				'per_page' => S::integer()->min( -1 )->max( Limits::PER_PAGE )->default( 10 ),
				'orderby'  => S::oneOf( array( 'submitted_at' ) )->default( 'submitted_at' ),
				'order'    => S::oneOf( array( 'asc', 'desc' ) )->default( 'desc' ),
				'from'     => S::day(),
				'to'       => S::day(),
				'filter'   => self::filter(),
				'search'   => S::string()->max( Limits::SHORT_TEXT )->default( '' ),
			)
		)->named( 'ResponseListQuery' );
	}

	/**
	 * `first_answer` is the beginning of the first answer given, or of a comma-separated list; empty if all were skipped.
	 * `preview` is the beginning of all of them.
	 */
	public static function row(): Shape {
		return S::record(
			self::light() + array(
				'first_answer' => S::string(),
				'preview'      => S::string(),
			)
		)->named( 'ResponseRow' );
	}

	/** The list from which the response is opened; it defines position and neighbors. See `ResponseListQuery`. */
	public static function singleQuery(): Shape {
		return S::object(
			array(
				'from'   => S::day(),
				'to'     => S::day(),
				'filter' => self::filter(),
				'search' => S::string()->max( Limits::SHORT_TEXT )->default( '' ),
			)
		)->named( 'SingleResponseQuery' );
	}

	/**
	 * `position` of `total` is its place in the requested list, from 1. Without a filter, that is the list of all, or of spam,
	 * newest first. `previous_id` precedes it there, so it is newer. `position` is null for a response outside that list, which
	 * has the neighbors it would have there. Visitor details that were not stored are empty.
	 */
	public static function single(): Shape {
		return S::record(
			self::light() + array(
				'survey_title' => S::string(),
				'answers'      => S::list( self::answer() ),
				'user_ip'      => S::string(),
				'user_browser' => S::string(),
				'user_os'      => S::string(),
				'user_device'  => S::string(),
				'user_country' => S::string(), // ISO 3166-1 alpha-2.
				'position'     => S::integer()->min( 1 )->nullable(),
				'total'        => S::integer()->min( 0 ),
				'previous_id'  => S::id()->nullable(),
				'next_id'      => S::id()->nullable(),
			)
		)->named( 'SingleResponse' );
	}

	/** Published responses and spam can be moved to the trash. Spam and trash can be restored, which publishes them, or deleted. */
	public static function ids(): Shape {
		return S::object(
			array( 'response_ids' => S::list( S::id() )->min( 1 )->max( Limits::BULK_IDS )->required() )
		)->named( 'ResponseIds' );
	}

	/**
	 * One for each of the survey's current questions, in order; then answers to questions that were removed. A null value was
	 * skipped, or never asked. `type` is the question's type when it was answered.
	 */
	private static function answer(): Shape {
		return S::record(
			array(
				'question_id' => S::string(),
				'title'       => S::string(),
				'type'        => S::oneOf( QuestionType::values() ),
				'removed'     => S::boolean(),
				'value'       => S::either( S::string(), S::integer(), S::list( S::string() ) )->nullable(),
				'extra'       => self::extra(),
			)
		)->named( 'ReadAnswer' );
	}

	/** Additions to an answer: a name with an email address, or a comment on a choice or a score. Empty if there are none. */
	public static function extra(): Shape {
		return S::record(
			array(
				'name'     => S::string(),
				'comments' => S::string(),
			)
		)->named( 'ReadExtra' );
	}

	private static function filter(): Shape {
		return S::object(
			array( 'status' => S::oneOf( array( 'all', ...self::STATUSES ) ) ) + FilterShape::properties()
		)->default( array() );
	}

	/** @return array<string, Shape> */
	private static function light(): array {
		return array(
			'id'             => S::id(),
			'title'          => S::string(),
			'status'         => S::oneOf( self::STATUSES ),
			'submitted_at'   => S::moment(),
			'page_submitted' => S::record(
				array(
					'id'     => S::integer()->min( 0 ),
					'name'   => S::string(),
					'url'    => S::url()->nullable(), // Always http or https. Sent by the visitor's browser, so it can be of any site.
					'is_own' => S::boolean(), // True if the URL is on this site. Only then is it safe to link.
				)
			)->named( 'PageSubmitted' ),
		);
	}
}
