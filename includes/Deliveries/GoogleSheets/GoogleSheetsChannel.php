<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets;

use Closure;
use UserFeedback\Deliveries\Channels\Channel;
use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Deliveries\Channels\DeliveryTarget;
use UserFeedback\Deliveries\GoogleSheets\Connect\Connection;
use UserFeedback\Deliveries\GoogleSheets\Connect\ConnectionRepository;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Writes responses to a spreadsheet in the owner's Google Drive, one for each survey. */
final class GoogleSheetsChannel implements Channel {

	public const NAME = 'google';

	private const TARGET = 'sheet';

	/** Seconds until the add-on's state is checked again. */
	private const OFF = 3_600;

	/**
	 * @param Closure(): (Connection|null)     $connection also one that only Google ended.
	 * @param Closure(): CurrentEdition        $edition    also with an expired license.
	 * @param Closure(): WriteResponsesToSheet $write
	 */
	public function __construct(
		#[Lazy( ConnectionRepository::class, 'get' )] private readonly Closure $connection,
		#[Lazy( CurrentEdition::class, 'lasting' )] private readonly Closure $edition,
		#[Lazy( WriteResponsesToSheet::class )] private readonly Closure $write
	) {}

	public function name(): string {
		return self::NAME;
	}

	public function targetsFor( Survey $survey, StoredResponse $response ): array {
		return self::isOn( $survey ) && $this->isAllowed() && null !== ( $this->connection )()
			? array( new DeliveryTarget( self::TARGET ) )
			: array();
	}

	public function label( Survey $survey, string $target ): string {
		return self::isOn( $survey ) ? __( 'Google Sheets', 'userfeedback' ) : '';
	}

	public function batchSize( Survey $survey, string $target ): int {
		return 100;
	}

	public function batchesPerCall(): int {
		return 1;
	}

	public function deliver( array $batches ): array {
		$outcomes = array();
		foreach ( $batches as $batch ) {
			$outcomes += $this->isAllowed()
				? ( $this->write )()->run( $batch )
				: $batch->all(
					DeliveryOutcome::postponed(
						__( 'Your plan doesn’t include Google Drive, or its add-on is inactive.', 'userfeedback' ),
						self::OFF
					)
				);
		}
		return $outcomes;
	}

	private function isAllowed(): bool {
		return ( $this->edition )()->allows( PlanFeature::GOOGLE_DRIVE );
	}

	private static function isOn( Survey $survey ): bool {
		return true === $survey->settings->part( 'google_drive' )['enable'];
	}
}
