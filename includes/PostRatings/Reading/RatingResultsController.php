<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reading;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rating results for owners. They outlive a license, because the votes belong to the owner. */
final class RatingResultsController {

	/** @param CurrentEdition $edition the edition for visitors */
	public function __construct(
		private readonly ReadRatedPosts $posts,
		private readonly ReadRatedPost $post,
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'post-ratings/results', array( self::class, 'index' ), Permission::VIEW )
				->query( static fn() => RatingResultsShape::listQuery() )
				->returns( static fn() => RatingResultsShape::list() ),
			Route::get( 'post-ratings/results/{post_id}', array( self::class, 'show' ), Permission::VIEW )
				->query( static fn() => RatingResultsShape::detailsQuery() )
				->returns( static fn() => RatingResultsShape::details() ),
		);
	}

	/** @return array<string, mixed> */
	public function index( Request $request ): array {
		$this->edition->get()->check( PlanFeature::POST_RATINGS );
		$wanted = RatingListRequest::fromQuery( $request->query() );
		$found  = $this->posts->page( $wanted );
		return array(
			'items'      => $found['items'],
			'pagination' => self::pagination( $wanted->page, $wanted->perPage, $found['total'] ),
			'overview'   => $this->posts->overview(),
			'export_url' => RatingExportHooks::url( 0 ),
		);
	}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		$this->edition->get()->check( PlanFeature::POST_RATINGS );
		/** @var array{page: int, per_page: int, rating?: int} $query the route's shape. */
		$query  = $request->query();
		$postId = $request->id( 'post_id' );
		$post   = $this->post->post( $postId );
		$found  = $this->post->votes( $postId, $query['rating'] ?? null, $query['page'], $query['per_page'] );
		return array(
			'post'       => $post,
			'items'      => $found['items'],
			'pagination' => self::pagination( $query['page'], $query['per_page'], $found['total'] ),
			'export_url' => RatingExportHooks::url( $postId ),
		);
	}

	/** @return array{page: int, pages: int, per_page: int, total: int} */
	private static function pagination( int $page, int $perPage, int $total ): array {
		return array(
			'page'     => $page,
			'pages'    => max( 1, (int) ceil( $total / $perPage ) ),
			'per_page' => $perPage,
			'total'    => $total,
		);
	}
}
