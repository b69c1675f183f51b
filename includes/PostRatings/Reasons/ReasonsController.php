<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reasons;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\PostRatings\Reading\RatingResultsShape;
use UserFeedback\Surveys\SurveyShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ReasonsController {

	public function __construct( private readonly ReasonRepository $reasons ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::delete( 'post-ratings/results/{post_id}/reasons', array( self::class, 'delete' ), Permission::DELETE )
				->body( static fn() => RatingResultsShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
		);
	}

	/** @return array<string, mixed> */
	public function delete( Request $request ): array {
		return $this->deleteReasons( $request->id( 'post_id' ), $request->ids( 'ids' ) );
	}

	/**
	 * Deletes reasons permanently. Their votes still count.
	 *
	 * @param list<int> $ids
	 * @return array{updated: list<int>, skipped: list<array{id: int, reason: string}>}
	 * @throws RequestError|StorageFailed not found.
	 */
	private function deleteReasons( int $postId, array $ids ): array {
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
