<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reasons;

use UserFeedback\PostRatings\Voting\ParseRatingRequest;
use UserFeedback\PostRatings\Voting\VoteShape;
use UserFeedback\Responses\Collector\Request\CollectorEndpoint;
use UserFeedback\Responses\Collector\Request\CollectorRequest;
use UserFeedback\Responses\Collector\Request\JsonResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Handles `collect.php?do=reason&post=ID`. */
final class ReasonEndpoint implements CollectorEndpoint {

	public function __construct( private readonly SaveReason $saveReason ) {}

	public function answer( CollectorRequest $call, mixed $body ): JsonResponse {
		[ $postId, $reason ] = ParseRatingRequest::of( $call, $body, VoteShape::reason() );
		$this->saveReason->run( $postId, $reason );
		return new JsonResponse( 204, null );
	}
}
