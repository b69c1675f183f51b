<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Answer;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Files of results, prepared in the background for the user who requested them. */
final class ExportShape {

	public const REPORTS = array( 'general', 'question', 'nps' );
	public const FORMATS = array( 'csv', 'xlsx' );
	public const STATES  = array( 'waiting', 'running', 'done', 'failed' );

	/** `question_id` applies to the report on one question. The report on an NPS survey is a workbook. */
	public static function request(): Shape {
		return S::object(
			array(
				'report'      => S::oneOf( self::REPORTS )->default( 'general' ),
				'format'      => S::oneOf( self::FORMATS )->default( 'csv' ),
				'question_id' => S::uuid(),
				'from'        => S::day(),
				'to'          => S::day(),
				'status'      => S::oneOf( array( 'publish', 'trash' ) )->default( 'publish' ),
				'filter'      => FilterShape::filter(),
			)
		)->named( 'ExportRequest' );
	}

	/** `url` is the file's address once it is ready; `done` and `total` count responses. */
	public static function export(): Shape {
		return S::record(
			array(
				'id'          => S::id(),
				'survey_id'   => S::id(),
				'report'      => S::oneOf( self::REPORTS ),
				'format'      => S::oneOf( self::FORMATS ),
				'question_id' => S::uuid()->nullable(),
				'from'        => S::day()->nullable(),
				'to'          => S::day()->nullable(),
				'status'      => S::oneOf( array( 'publish', 'trash' ) ),
				'filter'      => FilterShape::filter(),
				'state'       => S::oneOf( self::STATES ),
				'done'        => S::integer()->min( 0 ),
				'total'       => S::integer()->min( 0 ),
				'expires_at'  => S::moment(),
				'url'         => S::string()->nullable(),
			)
		)->named( 'Export' );
	}

	/** The current user's exports, newest first. `url` downloads a short one immediately; append the request's fields. */
	public static function list(): Shape {
		return S::record(
			array(
				'url'     => S::string(),
				'at_once' => S::integer(), // Most responses in that file.
				'exports' => S::list( self::export() ),
			)
		)->named( 'Exports' );
	}
}
