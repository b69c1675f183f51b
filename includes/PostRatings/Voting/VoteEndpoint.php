<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use UserFeedback\Responses\Collector\Request\CollectorEndpoint;
use UserFeedback\Responses\Collector\Request\CollectorRequest;
use UserFeedback\Responses\Collector\Request\JsonResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Handles `collect.php?do=rating&post=ID`. */
final class VoteEndpoint implements CollectorEndpoint {

	public function __construct( private readonly CastVote $cast ) {}

	public function answer( CollectorRequest $call, mixed $body ): JsonResponse {
		[ $postId, $vote ] = ParseRatingRequest::of( $call, $body, VoteShape::vote() );
		return new JsonResponse( 200, $this->cast->run( $postId, $vote ) );
	}
}
