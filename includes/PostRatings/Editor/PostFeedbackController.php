<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Editor;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\PostRatings\Counting\CountVotes;
use UserFeedback\PostRatings\Reading\RatedPostsQuery;
use UserFeedback\PostRatings\Reading\RatingTrend;
use UserFeedback\PostRatings\Reading\ReadRatedPosts;
use UserFeedback\PostRatings\Reasons\ReasonRepository;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use WP_Post;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class PostFeedbackController {

	public function __construct(
		private readonly CountVotes $countVotes,
		private readonly RatedPostsQuery $posts,
		private readonly ReasonRepository $reasons,
		private readonly SurveysAnsweredOnPageQuery $answered,
		private readonly RatingSettingsRepository $settings,
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		private readonly Clock $clock
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'posts/{post_id}/feedback', array( self::class, 'show' ), Permission::VIEW )
				->returns( static fn() => PostFeedbackShape::feedback() ),
		);
	}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		return $this->readFeedback( $request->id( 'post_id' ) );
	}

	/**
	 * Reads visitors' feedback on a post, for its editors.
	 *
	 * @return array<string, mixed> in the shape of PostFeedback.
	 * @throws RequestError|StorageFailed not found.
	 */
	private function readFeedback( int $postId ): array {
		$post = get_post( $postId );
		if ( null === $post || 'revision' === $post->post_type ) {
			throw RequestError::notFound( 'There is no such post.', 'post' );
		}
		return array(
			'rating'  => $this->edition->allows( PlanFeature::POST_RATINGS ) ? $this->rating( $post ) : null,
			'surveys' => array_map(
				static fn( array $survey ): array => array(
					'id'              => $survey['id'],
					'title'           => $survey['title'],
					'responses_count' => $survey['responses'],
					'url'             => admin_url( "admin.php?page=userfeedback_results#/survey/{$survey['id']}" ),
				),
				$this->answered->surveys( $postId, PostFeedbackShape::SURVEYS )
			),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws StorageFailed
	 */
	private function rating( WP_Post $post ): array {
		$this->countVotes->beforeReading();
		$days  = $this->posts->daysOfPosts( array( $post->ID ), RatingTrend::firstDay( $this->clock ) );
		$trend = new RatingTrend( $this->clock, $days[ $post->ID ] ?? array() );
		return array( 'enabled' => $this->settings->get()->isFor( $post->post_type ) )
			+ ReadRatedPosts::numbers( $this->posts->of( $post->ID ), $trend )
			+ array(
				'days'        => $trend->days(),
				'reasons'     => array_map(
					static fn( array $reason ): array => array(
						'id'         => $reason['id'],
						'rating'     => $reason['rating'],
						'text'       => $reason['text'],
						'created_at' => Clock::toApi( Clock::fromStored( $reason['created_at'] ) ),
					),
					$this->reasons->newestOf( $post->ID, PostFeedbackShape::REASONS )
				),
				'results_url' => admin_url( "admin.php?page=userfeedback_post_ratings#/results/$post->ID" ),
			);
	}
}
