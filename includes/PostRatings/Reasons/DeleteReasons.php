<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reasons;

use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Deletes reasons permanently. Their votes still count. */
final class DeleteReasons {

	public function __construct( private readonly ReasonRepository $reasons ) {}

	/**
	 * @param list<int> $ids
	 * @return array{updated: list<int>, skipped: list<array{id: int, reason: string}>}
	 * @throws RequestError|StorageFailed not found.
	 */
	public function run( int $postId, array $ids ): array {
		if ( null === get_post( $postId ) ) {
			throw RequestError::notFound( 'There is no such post.', 'post' );
		}
		$existing = array() === $ids ? array() : $this->reasons->among( $postId, $ids );
		$this->reasons->delete( $existing );
		return array(
			'updated' => $existing,
			'skipped' => array_map(
				static fn( int $id ): array => array(
					'id'     => $id,
					'reason' => __( 'This rating reason doesn’t exist for this post.', 'userfeedback' ),
				),
				array_values( array_diff( $ids, $existing ) )
			),
		);
	}
}
