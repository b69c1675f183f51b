<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Samples;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class LatestResponseQuery {

	public function __construct( private readonly Db $db ) {}

	public function idOf( int $surveyId ): ?int {
		$id = $this->db->value(
			'SELECT id FROM {responses} WHERE survey_id = %d AND status = %s ORDER BY submitted_at DESC, id DESC LIMIT 1',
			array( $surveyId, ResponseStatus::PUBLISH->value )
		);
		return null === $id ? null : (int) $id;
	}
}
