<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Responses\Collector\Request\CollectorEndpoint;
use UserFeedback\Responses\Collector\Request\CollectorRequest;
use UserFeedback\Responses\Collector\Request\JsonResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Receives a visit through the collector: `collect.php?do=visit`. */
final class VisitEndpoint implements CollectorEndpoint {

	public function __construct( private readonly RecordVisit $recordVisit ) {}

	public function answer( CollectorRequest $call, mixed $body ): JsonResponse {
		$sent = Validator::body( VisitShape::body(), $body );
		if ( array() !== $sent->violations ) {
			throw new ValidationFailed( $sent->violations );
		}
		/** @var array<string, mixed> $values */
		$values = $sent->value;
		$this->recordVisit->run( $values );
		return new JsonResponse( 204, null );
	}
}
