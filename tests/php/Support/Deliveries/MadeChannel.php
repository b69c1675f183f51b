<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Deliveries;

use Closure;
use UserFeedback\Deliveries\Channels\Channel;
use UserFeedback\Deliveries\Channels\DeliveryBatch;
use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Deliveries\Channels\DeliveryTarget;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Surveys\Storage\Survey;

/** A channel whose results the test decides, and which records its deliveries. */
final class MadeChannel implements Channel {

	/** @var list<array{string, list<int>}> target, and ids of responses, of each parcel that was tried. */
	public array $tried = array();

	/** @var list<StoredResponse> responses that were queued. */
	public array $queued = array();

	/**
	 * @param list<string>                    $targets of each response.
	 * @param Closure(DeliveryBatch): (DeliveryOutcome|null) $goes    null where it is not tried.
	 */
	public function __construct(
		public array $targets,
		private readonly Closure $goes,
		private readonly int $together = 1,
		private readonly int $atOnce = 60
	) {}

	public function name(): string {
		return 'webhook';
	}

	public function targetsFor( Survey $survey, StoredResponse $response ): array {
		$this->queued[] = $response;
		return array_map( static fn( string $target ): DeliveryTarget => new DeliveryTarget( $target ), $this->targets );
	}

	public function label( Survey $survey, string $target ): string {
		return in_array( $target, $this->targets, true ) ? "The $target" : '';
	}

	public function batchSize( Survey $survey, string $target ): int {
		return $this->together;
	}

	public function batchesPerCall(): int {
		return $this->atOnce;
	}

	public function deliver( array $parcels ): array {
		$outcomes = array();
		foreach ( $parcels as $parcel ) {
			$outcome = ( $this->goes )( $parcel );
			if ( null !== $outcome ) {
				$this->tried[] = array(
					$parcel->target,
					array_map( static fn( StoredResponse $response ): int => $response->id, array_values( $parcel->responses ) ),
				);
				$outcomes     += $parcel->all( $outcome );
			}
		}
		return $outcomes;
	}
}
