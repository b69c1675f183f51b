<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use UserFeedback\Collector\Request\Call;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;
use UserFeedback\Contract\Validation\Validator;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a call of the collector says of a post, held against the shapes of the REST route of the same thing. */
final class ReadCall {

	/**
	 * @return array{int, array<string, mixed>} the post's id, and what was sent.
	 * @throws Invalid
	 */
	public static function of( Call $call, mixed $body, Shape $shape ): array {
		// In REST the id stands in the path, and a fault is told under that name.
		$path       = Validator::query(
			S::object( array( 'post_id' => S::id()->required() ) ),
			array( 'post_id' => $call->query['post'] ?? '' )
		);
		$sent       = Validator::body( $shape, $body );
		$violations = array( ...$path->violations, ...$sent->violations );
		if ( array() !== $violations ) {
			throw new Invalid( $violations );
		}
		/** @var array{post_id: int} $found */
		$found = $path->value;
		/** @var array<string, mixed> $values */
		$values = $sent->value;
		return array( $found['post_id'], $values );
	}
}
