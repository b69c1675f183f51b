<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reasons;

use UserFeedback\Collector\Request\Call;
use UserFeedback\Collector\Request\FurtherDoor;
use UserFeedback\Collector\Request\JsonAnswer;
use UserFeedback\Contract\Schema\Rating\VoteShape;
use UserFeedback\PostRatings\Voting\ReadCall;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Handles `collect.php?do=reason&post=ID`. */
final class ReasonDoor implements FurtherDoor {

	public function __construct( private readonly TakeReason $take ) {}

	public function answer( Call $call, mixed $body ): JsonAnswer {
		[ $postId, $reason ] = ReadCall::of( $call, $body, VoteShape::reason() );
		$this->take->run( $postId, $reason );
		return new JsonAnswer( 204, null );
	}
}
