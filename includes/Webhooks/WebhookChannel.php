<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks;

use UserFeedback\Deliveries\Channel;
use UserFeedback\Responses\StoredResponse;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class WebhookChannel implements Channel {

	public function name(): string {
		return 'webhook';
	}

	public function wanted( Survey $survey, StoredResponse $response ): array {
		return array();
	}

	public function label( Survey $survey, string $target ): string {
		return '';
	}

	public function together( Survey $survey ): int {
		return 1;
	}

	public function atOnce(): int {
		return 60;
	}

	public function deliver( array $parcels ): array {
		return array();
	}
}
