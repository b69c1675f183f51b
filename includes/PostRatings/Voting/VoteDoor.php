<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use UserFeedback\Collector\Request\Call;
use UserFeedback\Collector\Request\FurtherDoor;
use UserFeedback\Collector\Request\JsonAnswer;
use UserFeedback\Contract\Schema\Rating\VoteShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Handles `collect.php?do=rating&post=ID`. */
final class VoteDoor implements FurtherDoor {

	public function __construct( private readonly CastVote $cast ) {}

	public function answer( Call $call, mixed $body ): JsonAnswer {
		[ $postId, $vote ] = ReadCall::of( $call, $body, VoteShape::vote() );
		return new JsonAnswer( 200, $this->cast->run( $postId, $vote ) );
	}
}
