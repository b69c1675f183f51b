<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps;

use UserFeedback\Heatmaps\Aggregation\AggregationScheduler;
use UserFeedback\Heatmaps\Aggregation\DeleteHeatmaps;
use UserFeedback\Heatmaps\Capture\VisitRepository;
use UserFeedback\Heatmaps\Reading\HeatmapListQuery;
use UserFeedback\Heatmaps\Reading\ListHeatmaps;
use UserFeedback\Heatmaps\Reading\ReadHeatmap;
use UserFeedback\Heatmaps\View\AllowedRoles;
use UserFeedback\Heatmaps\View\SignedViewToken;
use UserFeedback\Heatmaps\View\ViewGrant;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Heatmaps for owners. Recorded data can be deleted on any plan, and remain readable after a license expires. */
final class HeatmapsController {

	public function __construct(
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		private readonly ListHeatmaps $list,
		private readonly VisitRepository $pendingVisits,
		private readonly HeatmapListQuery $heatmaps,
		private readonly ReadHeatmap $read,
		private readonly SignedViewToken $token,
		private readonly Clock $clock,
		private readonly DeleteHeatmaps $deleteHeatmaps,
		private readonly AggregationScheduler $scheduler
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'heatmaps/pages', array( self::class, 'index' ), Permission::VIEW )
				->query( static fn() => HeatmapShape::listQuery() )
				->returns( static fn() => HeatmapShape::list() ),
			Route::get( 'heatmaps/pages/{key}', array( self::class, 'show' ), Permission::VIEW )
				->path( array( 'key' => static fn() => HeatmapShape::key() ) )
				->query( static fn() => HeatmapShape::mapQuery() )
				->returns( static fn() => HeatmapShape::map() ),
			Route::post( 'heatmaps/pages/{key}/view', array( self::class, 'view' ), Permission::VIEW )
				->path( array( 'key' => static fn() => HeatmapShape::key() ) )
				->body( static fn() => HeatmapShape::viewWish() )
				->returns( static fn() => HeatmapShape::view() ),
			Route::delete( 'heatmaps/pages', array( self::class, 'delete' ), Permission::DELETE )
				->body( static fn() => HeatmapShape::keys() )
				->returns( static fn() => HeatmapShape::deleted() ),
		);
	}

	/** @throws Problem */
	public function index( Request $request ): Reply {
		$this->edition->get()->check( PlanFeature::HEATMAPS );
		$list = $this->list->run( $request->query() );
		$size = $this->heatmaps->storedSize();
		add_action( 'shutdown', array( $this->scheduler, 'runIfLate' ), PHP_INT_MAX );
		return new Reply(
			$list + array(
				'size_bytes'       => $size['bytes'],
				'size_is_estimate' => $size['isEstimate'],
				'waiting'          => $this->pendingVisits->countPending(),
				'roles'            => array_map(
					static fn( string $role ): array => array(
						'name'  => $role,
						'label' => translate_user_role( wp_roles()->role_names[ $role ] ?? $role ),
					),
					AllowedRoles::of( wp_get_current_user() )
				),
			),
			null,
			array(
				'X-WP-Total'      => (string) $list['pagination']['total'],
				'X-WP-TotalPages' => (string) $list['pagination']['pages'],
			)
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function show( Request $request ): array {
		$this->edition->get()->check( PlanFeature::HEATMAPS );
		return $this->read->run( $request->word( 'key' ), $request->query() );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function view( Request $request ): array {
		$this->edition->get()->check( PlanFeature::HEATMAPS );
		return $this->createViewUrl( $request->word( 'key' ), $request->body() );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function delete( Request $request ): array {
		/** @var array{keys: list<string>} $body it was checked. */
		$body    = $request->body();
		$deleted = $this->deleteHeatmaps->run( $body['keys'] );
		return array(
			'updated' => $deleted,
			'skipped' => array_map(
				static fn( string $key ): array => array(
					'key'    => $key,
					'reason' => __( 'This page has no heatmap.', 'userfeedback' ),
				),
				array_values( array_diff( array_unique( $body['keys'] ), $deleted ) )
			),
		);
	}

	/**
	 * Creates the URL of a view for the current user.
	 *
	 * @param array<string, mixed> $request of the contract's shape HeatmapViewWish.
	 * @return array{url: string, expires_at: string}
	 * @throws Problem
	 */
	private function createViewUrl( string $key, array $request ): array {
		/** @var array{as: string, device: string} $request it was checked. */
		$user = wp_get_current_user();
		if ( HeatmapShape::VISITOR !== $request['as'] && ! in_array( $request['as'], AllowedRoles::of( $user ), true ) ) {
			throw new ValidationFailed(
				array( new Violation( 'as', 'role', null, __( 'You can’t view pages as this role.', 'userfeedback' ) ) )
			);
		}
		/** @var array{from: string, to: string, url: string|null} $map */
		$map = $this->read->run( $key, $request );
		if ( null === $map['url'] ) {
			throw new ValidationFailed(
				array( new Violation( 'key', 'closed', null, __( 'This page can’t be opened right now.', 'userfeedback' ) ) )
			);
		}
		$expires = $this->clock->now()->modify( '+' . SignedViewToken::LIFE . ' seconds' );
		$signed  = $this->token->sign(
			new ViewGrant( $key, $request['as'], $request['device'], $map['from'], $map['to'], $user->ID, $expires->getTimestamp() )
		);
		return array(
			'url'        => add_query_arg( SignedViewToken::PARAMETER, $signed, $map['url'] ),
			'expires_at' => Clock::toApi( $expires ),
		);
	}
}
