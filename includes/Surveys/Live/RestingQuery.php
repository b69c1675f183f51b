<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class RestingQuery {

	/**
	 * Each part ends at the first row that it finds; the smallest number is read from the index. Of a day something is noted
	 * only when somebody has seen a survey.
	 */
	private const SQL = "SELECT
		(SELECT MIN(survey_id) FROM {daily}) IS NOT NULL
		AND EXISTS(SELECT 1 FROM {surveys} WHERE status = 'draft')
		AND NOT EXISTS(SELECT 1 FROM {surveys} WHERE status = 'publish') AS resting";

	public function __construct( private readonly Db $db ) {}

	/** Whether visitors saw surveys once, and none is published now, nor for a day to come. */
	public function isResting(): bool {
		return 1 === (int) $this->db->value( self::SQL );
	}
}
