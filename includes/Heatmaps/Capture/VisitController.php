<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Contract\Problem\Problem;
use UserFeedback\Rest\Request;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Somebody has looked at a page and leaves it. */
final class VisitController {

	public function __construct( private readonly TakeVisit $take ) {}

	/** @throws Problem */
	public function take( Request $request ): void {
		$this->take->run( $request->body() );
	}
}
