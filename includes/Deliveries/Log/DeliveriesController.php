<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Log;

use DateTimeImmutable;
use UserFeedback\Deliveries\DeliveryScheduler;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\SurveyShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The Send log. It quotes answers and addresses, so it requires permission to view results and to change settings. */
final class DeliveriesController {

	public function __construct(
		private readonly JobListQuery $list,
		private readonly JobRetryRepository $retries,
		private readonly DeliveryMapper $mapper,
		private readonly SurveyRepository $surveys,
		private readonly DeliveryScheduler $scheduler
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'deliveries', array( self::class, 'index' ), Permission::VIEW_AND_EDIT )
				->query( static fn() => DeliveryShape::listQuery() )
				->returns( static fn() => Schema::page( DeliveryShape::row(), 'DeliveryList' ) ),
			Route::get( 'deliveries/{id}', array( self::class, 'show' ), Permission::VIEW_AND_EDIT )
				->returns( static fn() => DeliveryShape::full() ),
			Route::post( 'deliveries/retry', array( self::class, 'retry' ), Permission::VIEW_AND_EDIT )
				->body( static fn() => DeliveryShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::post( 'deliveries/replay', array( self::class, 'replay' ), Permission::VIEW_AND_EDIT )
				->body( static fn() => DeliveryShape::span() )
				->returns( static fn() => DeliveryShape::replayed() ),
			Route::post( 'deliveries/work', array( self::class, 'work' ), Permission::VIEW_AND_EDIT )
				->returns( static fn() => DeliveryShape::worked() ),
		);
	}

	public function index( Request $request ): Reply {
		$listRequest = JobListRequest::fromArray( $request->query() );
		$counts      = $this->list->counts( $listRequest );
		$rows        = $this->list->page( $listRequest );
		$of          = array_unique( array_map( static fn( Delivery $row ): int => $row->surveyId, $rows ) );
		$surveys     = $this->surveys->findMany( array_values( $of ) );
		$total       = $counts[ $listRequest->state ?? 'all' ];

		return Reply::page(
			array(
				'items'          => array_map(
					fn( Delivery $row ): array => $this->mapper->row( $row, $surveys[ $row->surveyId ] ?? null ),
					$rows
				),
				'pagination'     => array(
					'page'     => $listRequest->page,
					'pages'    => (int) ceil( $total / $listRequest->perPage ),
					'per_page' => $listRequest->perPage,
					'total'    => $total,
				),
				'status_filters' => array_map(
					static fn( string $state ): array => array(
						'status' => $state,
						'count'  => $counts[ $state ],
					),
					array( 'all', ...DeliveryShape::STATES )
				),
			)
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function show( Request $request ): array {
		$delivery = $this->list->get( $request->id() );
		return $this->mapper->full( $delivery, $this->surveys->find( $delivery->surveyId ) );
	}

	/** @return array<string, mixed> */
	public function retry( Request $request ): array {
		$ids     = $request->ids( 'delivery_ids' );
		$updated = array() === $ids ? array() : $this->retries->retryJobs( $ids );
		$this->scheduler->schedule();
		return array(
			'updated' => $updated,
			'skipped' => array_map(
				static fn( int $id ): array => array(
					'id'     => $id,
					'reason' => __( 'This delivery no longer exists, or it’s being sent right now.', 'userfeedback' ),
				),
				array_values( array_diff( $ids, $updated ) )
			),
		);
	}

	/** @return array<string, mixed> */
	public function replay( Request $request ): array {
		/** @var array{from: string, to: string, channel?: string, survey_id?: int} $span */
		$span    = $request->body();
		$updated = $this->retries->replay(
			self::start( $span['from'] ),
			self::start( $span['to'], '+1 day' ),
			$span['channel'] ?? null,
			$span['survey_id'] ?? null
		);
		$this->scheduler->schedule();
		return array( 'updated' => $updated );
	}

	/** @return array<string, mixed> */
	public function work(): array {
		return array(
			'tried'   => $this->scheduler->now(),
			'waiting' => $this->retries->countDue(),
		);
	}

	/** Returns the start of a site's day, as stored. */
	private static function start( string $day, string $later = '+0 days' ): string {
		return Clock::toStored( ( new DateTimeImmutable( $day, wp_timezone() ) )->modify( $later ) );
	}
}
