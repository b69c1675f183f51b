<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Answer;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Files of results that are prepared in the background, each for whoever asked for it. */
final class ExportShape {

	public const REPORTS = array( 'general', 'question', 'nps' );
	public const FORMATS = array( 'csv', 'xlsx' );
	public const STATES  = array( 'waiting', 'running', 'done', 'failed' );

	/** `question_id` is for the report of a question. The report of an NPS survey is a workbook. */
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

	/** `url` is where the file is, once it is done; `done` and `total` are responses. */
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

	/** Those of whoever asks, newest first. `url` gives a short one at once, with the fields of the request behind it. */
	public static function list(): Shape {
		return S::record(
			array(
				'url'     => S::string(),
				'at_once' => S::integer(), // Responses that it gives at most.
				'exports' => S::list( self::export() ),
			)
		)->named( 'Exports' );
	}
}
