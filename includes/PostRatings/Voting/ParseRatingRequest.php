<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Responses\Collector\Request\CollectorRequest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reads a collector request about a post, and validates it against the schemas of the matching REST route. */
final class ParseRatingRequest {

	/**
	 * @return array{int, array<string, mixed>} the post's id, and the request body
	 * @throws ValidationFailed
	 */
	public static function of( CollectorRequest $call, mixed $body, Shape $shape ): array {
		// In REST the id is part of the path, so errors are reported under that name.
		$path       = Validator::query(
			Schema::object( array( 'post_id' => Schema::id()->required() ) ),
			array( 'post_id' => $call->query['post'] ?? '' )
		);
		$sent       = Validator::body( $shape, $body );
		$violations = array( ...$path->violations, ...$sent->violations );
		if ( array() !== $violations ) {
			throw new ValidationFailed( $violations );
		}
		/** @var array{post_id: int} $found */
		$found = $path->value;
		/** @var array<string, mixed> $values */
		$values = $sent->value;
		return array( $found['post_id'], $values );
	}
}
