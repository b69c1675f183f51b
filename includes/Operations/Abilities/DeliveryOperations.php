<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Abilities;

use UserFeedback\Platform\Rest\Route;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class DeliveryOperations {

	/**
	 * @param array<string, Route> $routes by key.
	 * @return list<Operation>
	 */
	public static function all( array $routes ): array {
		return array(
			new Operation(
				'list-deliveries',
				__( 'List deliveries', 'userfeedback' ),
				__( 'Lists email and webhook deliveries of responses with their status, newest first.', 'userfeedback' ),
				$routes['GET /deliveries'],
				OperationEffect::READS
			),
			new Operation(
				'get-delivery',
				__( 'Get a delivery', 'userfeedback' ),
				__( 'Returns one delivery with the data sent and the reply received. Secrets are masked.', 'userfeedback' ),
				$routes['GET /deliveries/{id}'],
				OperationEffect::READS
			),
			new Operation(
				'retry-deliveries',
				__( 'Resend deliveries', 'userfeedback' ),
				__( 'Resends deliveries as soon as possible, whether they failed or succeeded.', 'userfeedback' ),
				$routes['POST /deliveries/retry'],
				OperationEffect::ADDS
			),
			new Operation(
				'replay-deliveries',
				__( 'Resend failed deliveries by date', 'userfeedback' ),
				__( 'Resends all permanently failed deliveries from a date range.', 'userfeedback' ),
				$routes['POST /deliveries/replay'],
				OperationEffect::SETS
			),
			new Operation(
				'work-deliveries',
				__( 'Process due deliveries', 'userfeedback' ),
				__( 'Sends due deliveries for a few seconds, as WordPress’s scheduled events do every minute.', 'userfeedback' ),
				$routes['POST /deliveries/work'],
				OperationEffect::SETS
			),
		);
	}
}
