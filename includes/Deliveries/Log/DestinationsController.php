<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Log;

use UserFeedback\Deliveries\Queue\Destination;
use UserFeedback\Deliveries\Queue\DestinationRepository;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Destinations of a survey's responses, and their status. */
final class DestinationsController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly DestinationRepository $destinations,
		private readonly JobRetryRepository $retries,
		private readonly DeliveryMapper $mapper
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/destinations', array( self::class, 'index' ), Permission::EDIT )
				->returns( static fn() => DeliveryShape::destinations() ),
			Route::post( 'destinations/{id}/resume', array( self::class, 'resume' ), Permission::VIEW_AND_EDIT )
				->returns( static fn() => DeliveryShape::destination() ),
		);
	}

	/**
	 * @return list<array<string, mixed>>
	 * @throws Problem
	 */
	public function index( Request $request ): array {
		$this->surveys->mustHave( $request->id() );
		$waiting = $this->retries->countPending( $request->id() );
		return array_map(
			fn( Destination $destination ): array => $this->mapper->destination( $destination, $waiting[ $destination->id ] ?? 0 ),
			array_values( $this->destinations->ofSurvey( $request->id() ) )
		);
	}

	/**
	 * Resumes a destination and sends its pending deliveries.
	 *
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function resume( Request $request ): array {
		$destination = $this->destinations->get( $request->id() );
		$this->destinations->resume( $destination->id );
		$this->retries->ofDestination( $destination->id );
		return $this->mapper->destination(
			$this->destinations->get( $destination->id ),
			$this->retries->countPending( $destination->surveyId )[ $destination->id ] ?? 0
		);
	}
}
