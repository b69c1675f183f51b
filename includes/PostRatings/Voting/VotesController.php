<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\PostRatings\Counting\CountVotes;
use UserFeedback\PostRatings\RatingKey;
use UserFeedback\PostRatings\Reasons\SaveReason;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\Responses\Counting\ScheduleProcessing;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST routes for visitors to read and send ratings of a post. */
final class VotesController {

	/** Seconds for which proxies and browsers may cache the numbers. */
	private const FRESH = 60;

	private const SHORTCODE = 'userfeedback-post-ratings';

	private const BLOCK = 'userfeedback/post-ratings';

	/** @param Closure(): SaveReason $take */
	public function __construct(
		private readonly CastVote $cast,
		#[Lazy( SaveReason::class )] private readonly Closure $take,
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		private readonly RatingKey $key,
		private readonly RatingSettingsRepository $settings,
		private readonly VoteRepository $votes,
		#[ResultOf( CountVotes::class, 'schedule' )] private readonly ScheduleProcessing $process
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'post-ratings/{post_id}', array( self::class, 'show' ), Permission::ANYONE )
				->returns( static fn() => VoteShape::state() ),
			Route::post( 'post-ratings/{post_id}', array( self::class, 'vote' ), Permission::ANYONE )
				->body( static fn() => VoteShape::vote() )
				->returns( static fn() => VoteShape::counted() ),
			Route::post( 'post-ratings/{post_id}/reason', array( self::class, 'reason' ), Permission::ANYONE )
				->body( static fn() => VoteShape::reason() )
				->returns( null, 204 ),
		);
	}

	public function show( Request $request ): Reply {
		return new Reply(
			$this->readRating( $request->id( 'post_id' ) ),
			null,
			array( 'Cache-Control' => 'public, max-age=' . self::FRESH )
		);
	}

	/** @return array<string, mixed> */
	public function vote( Request $request ): array {
		$counted = $this->cast->run( $request->id( 'post_id' ), $request->body() );
		$this->process->afterThisAnswer();
		return $counted;
	}

	public function reason( Request $request ): void {
		( $this->take )()->run( $request->id( 'post_id' ), $request->body() );
	}

	/**
	 * The current rating of a post, for cached pages.
	 *
	 * @return array{average: float|null, total: int, nonce: string} as the shape RatingOfPost shows it.
	 * @throws RequestError|StorageFailed not found.
	 */
	private function readRating( int $postId ): array {
		if ( ! $this->edition->allows( PlanFeature::POST_RATINGS ) || ! $this->asksFor( $postId ) ) {
			throw RequestError::notFound( 'This post is not rated.', 'post' );
		}
		$sums = $this->votes->sumsOf( $postId );
		return array(
			'average' => $sums->average(),
			'total'   => $sums->total(),
			'nonce'   => $this->key->of( $postId ),
		);
	}

	/** Returns true if the post shows its rating, as far as can be determined, or has votes. Other posts get no key. */
	private function asksFor( int $postId ): bool {
		$post   = get_post( $postId );
		$isOpen = 'publish' === $post?->post_status && '' === $post->post_password && is_post_type_viewable( $post->post_type );
		if ( null === $post || ! $isOpen ) {
			return false;
		}
		return $this->settings->get()->isFor( $post->post_type )
			|| has_shortcode( $post->post_content, self::SHORTCODE )
			|| has_block( self::BLOCK, $post )
			|| $this->votes->isKnown( $postId );
	}
}
