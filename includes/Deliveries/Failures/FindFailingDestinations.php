<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Failures;

use Closure;
use UserFeedback\Deliveries\Log\DeliveryMapper;
use UserFeedback\Deliveries\Queue\Destination;
use UserFeedback\Deliveries\Queue\DestinationRepository;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Finds failures that an owner must know about: a destination that is off, or has failed three times or for ten minutes. */
final class FindFailingDestinations {

	private const TIMES   = 3;
	private const MINUTES = 10;

	/** @param Closure(): DeliveryMapper $mapper */
	public function __construct(
		private readonly DestinationRepository $destinations,
		#[Lazy( DeliveryMapper::class )] private readonly Closure $mapper,
		private readonly SurveyRepository $surveys,
		private readonly Clock $clock
	) {}

	/** @return list<FailingDestination> only destinations that surveys still have, longest failing first. */
	public function run(): array {
		try {
			$failing = $this->destinations->failingSince( $this->clock->now() );
		} catch ( StorageFailed ) {
			return array();
		}
		$lasting = array_filter( $failing, $this->isLasting( ... ) );
		if ( array() === $lasting ) {
			return array();
		}
		$surveys  = $this->surveys->findMany(
			array_values( array_unique( array_map( static fn( Destination $one ): int => $one->surveyId, $lasting ) ) )
		);
		$mapper   = ( $this->mapper )();
		$failures = array();
		foreach ( $lasting as $one ) {
			$survey = $surveys[ $one->surveyId ] ?? null;
			if ( null !== $survey && $mapper->isKnown( $survey, $one->channel, $one->target ) ) {
				$failures[] = new FailingDestination( $one, $survey, $mapper->label( $survey, $one->channel, $one->target ) );
			}
		}
		return $failures;
	}

	private function isLasting( Destination $one ): bool {
		return $one->isOff || $one->failures >= self::TIMES
			|| $one->failingSince <= $this->clock->now()->modify( '-' . self::MINUTES . ' minutes' );
	}
}
