<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Contract\Problem\Problem;
use UserFeedback\Rest\Request;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Receives a visit when a visitor leaves a page. */
final class VisitController {

	public function __construct( private readonly TakeVisit $take ) {}

	/** @throws Problem */
	public function take( Request $request ): void {
		$this->take->run( $request->body() );
	}
}
