<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class NoLiveSurveysQuery {

	/**
	 * Each part stops at the first row it finds; the smallest number comes from the index. A day has a row only after a visitor
	 * saw a survey.
	 */
	private const SQL = "SELECT
		(SELECT MIN(survey_id) FROM {daily}) IS NOT NULL
		AND EXISTS(SELECT 1 FROM {surveys} WHERE status = 'draft')
		AND NOT EXISTS(SELECT 1 FROM {surveys} WHERE status = 'publish') AS resting";

	public function __construct( private readonly Db $db ) {}

	/** Returns true if visitors saw surveys before, and none is published or scheduled now. */
	public function isResting(): bool {
		return 1 === (int) $this->db->value( self::SQL );
	}
}
