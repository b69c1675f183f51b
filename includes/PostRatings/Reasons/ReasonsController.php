<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reasons;

use UserFeedback\Rest\Request;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ReasonsController {

	public function __construct( private readonly DeleteReasons $delete ) {}

	/** @return array<string, mixed> */
	public function delete( Request $request ): array {
		return $this->delete->run( $request->id( 'post_id' ), $request->ids( 'ids' ) );
	}
}
