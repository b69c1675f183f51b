<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Editor;

use UserFeedback\Rest\Request;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class FeedbackController {

	public function __construct( private readonly ReadPostFeedback $read ) {}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		return $this->read->run( $request->id( 'post_id' ) );
	}
}
