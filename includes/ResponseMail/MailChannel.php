<?php
declare(strict_types=1);

namespace UserFeedback\ResponseMail;

use UserFeedback\Deliveries\Channel;
use UserFeedback\Responses\StoredResponse;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class MailChannel implements Channel {

	public function name(): string {
		return 'email';
	}

	public function wanted( Survey $survey, StoredResponse $response ): array {
		return array();
	}

	public function label( Survey $survey, string $target ): string {
		return '';
	}

	public function together(): int {
		return 1;
	}

	public function atOnce(): int {
		return 1;
	}

	public function deliver( array $parcels ): array {
		return array();
	}
}
