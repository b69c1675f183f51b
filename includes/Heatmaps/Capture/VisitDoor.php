<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Collector\Request\Call;
use UserFeedback\Collector\Request\FurtherDoor;
use UserFeedback\Collector\Request\JsonAnswer;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Schema\Heatmap\VisitShape;
use UserFeedback\Contract\Validation\Validator;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The same at the collector: `collect.php?do=visit`. */
final class VisitDoor implements FurtherDoor {

	public function __construct( private readonly TakeVisit $take ) {}

	public function answer( Call $call, mixed $body ): JsonAnswer {
		$sent = Validator::body( VisitShape::body(), $body );
		if ( array() !== $sent->violations ) {
			throw new Invalid( $sent->violations );
		}
		/** @var array<string, mixed> $values */
		$values = $sent->value;
		$this->take->run( $values );
		return new JsonAnswer( 204, null );
	}
}
