<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use UserFeedback\Collector\Request\Call;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;
use UserFeedback\Contract\Validation\Validator;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads a collector request about a post, and validates it against the schemas of the matching REST route. */
final class ReadCall {

	/**
	 * @return array{int, array<string, mixed>} the post's id, and the request body
	 * @throws Invalid
	 */
	public static function of( Call $call, mixed $body, Shape $shape ): array {
		// In REST the id is part of the path, so errors are reported under that name.
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
