<?php
declare(strict_types=1);

namespace UserFeedback\Abilities;

use UserFeedback\Contract\Route;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What can be done with what is sent of responses. */
final class OperationsOfDeliveries {

	/**
	 * @param array<string, Route> $routes by their keys.
	 * @return list<Operation>
	 */
	public static function all( array $routes ): array {
		return array(
			new Operation(
				'list-deliveries',
				__( 'List deliveries', 'userfeedback' ),
				__( 'Lists what was sent of responses by e-mail and webhooks, and how that went, the newest first.', 'userfeedback' ),
				$routes['GET /deliveries'],
				Effect::READS
			),
			new Operation(
				'get-delivery',
				__( 'Get a delivery', 'userfeedback' ),
				__( 'Gives one delivery with what was sent and answered. Secrets are masked.', 'userfeedback' ),
				$routes['GET /deliveries/{id}'],
				Effect::READS
			),
			new Operation(
				'retry-deliveries',
				__( 'Send deliveries again', 'userfeedback' ),
				__( 'Has deliveries sent again as soon as possible, whether they failed or arrived.', 'userfeedback' ),
				$routes['POST /deliveries/retry'],
				Effect::ADDS
			),
			new Operation(
				'replay-deliveries',
				__( 'Send failed deliveries of some days again', 'userfeedback' ),
				__( 'Has all deliveries sent again that were given up in a span of days.', 'userfeedback' ),
				$routes['POST /deliveries/replay'],
				Effect::SETS
			),
			new Operation(
				'work-deliveries',
				__( 'Work at deliveries', 'userfeedback' ),
				__( 'Sends for some seconds what is due, as WordPress\'s scheduled events do each minute.', 'userfeedback' ),
				$routes['POST /deliveries/work'],
				Effect::SETS
			),
		);
	}
}
