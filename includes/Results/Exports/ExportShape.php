<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Responses\Index\Filters\FilterShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Files of results, prepared in the background for the user who requested them. */
final class ExportShape {

	public const REPORTS = array( 'general', 'question', 'nps', 'drop_off' );
	public const FORMATS = array( 'csv', 'xlsx' );
	/** A file of responses over the limit, or of partial ones, can't be filtered. */
	private const STATUSES = array( 'publish', 'trash', 'over_limit', 'partial' );

	public const STATES = array( 'waiting', 'running', 'done', 'failed' );

	/**
	 * `question_id` applies to the report on one question. The report on an NPS survey is a workbook. `drop_off` reports where
	 * visitors leave, and can be filtered by device and language.
	 */
	public static function request(): Shape {
		return Schema::object(
			array(
				'report'      => Schema::oneOf( self::REPORTS )->default( 'general' ),
				'format'      => Schema::oneOf( self::FORMATS )->default( 'csv' ),
				'question_id' => Schema::uuid(),
				'from'        => Schema::day(),
				'to'          => Schema::day(),
				'status'      => Schema::oneOf( self::STATUSES )->default( 'publish' ),
				'filter'      => FilterShape::filter(),
			)
		)->named( 'ExportRequest' );
	}

	/** `url` is the file's address once it is ready; `done` and `total` count responses. */
	public static function export(): Shape {
		return Schema::record(
			array(
				'id'          => Schema::id(),
				'survey_id'   => Schema::id(),
				'report'      => Schema::oneOf( self::REPORTS ),
				'format'      => Schema::oneOf( self::FORMATS ),
				'question_id' => Schema::uuid()->nullable(),
				'from'        => Schema::day()->nullable(),
				'to'          => Schema::day()->nullable(),
				'status'      => Schema::oneOf( self::STATUSES ),
				'filter'      => FilterShape::filter(),
				'state'       => Schema::oneOf( self::STATES ),
				'done'        => Schema::integer()->min( 0 ),
				'total'       => Schema::integer()->min( 0 ),
				'expires_at'  => Schema::moment(),
				'url'         => Schema::string()->nullable(),
			)
		)->named( 'Export' );
	}

	/** The current user's exports, newest first. `url` downloads a short one immediately; append the request's fields. */
	public static function list(): Shape {
		return Schema::record(
			array(
				'url'     => Schema::string(),
				'at_once' => Schema::integer(), // Most responses in that file.
				'exports' => Schema::list( self::export() ),
			)
		)->named( 'Exports' );
	}
}
