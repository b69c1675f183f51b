<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class OldResponsesQuery {

	public function __construct( private readonly Db $db ) {}

	/**
	 * Filters by one status, as the index requires.
	 *
	 * @return list<int> ids of responses to this survey from before a day (site time)
	 */
	public function before( int $surveyId, ResponseStatus $status, string $day, int $most ): array {
		return array_map(
			static fn( array $row ): int => (int) $row['id'],
			$this->db->rows(
				'SELECT id FROM {responses} WHERE survey_id = %d AND status = %s AND day < %s LIMIT %d',
				array( $surveyId, $status->value, $day, $most )
			)
		);
	}
}
