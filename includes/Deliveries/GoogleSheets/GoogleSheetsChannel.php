<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets;

use Closure;
use UserFeedback\Deliveries\Channels\Channel;
use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Deliveries\Channels\DeliveryTarget;
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
	 * @param Closure(): bool        $isConnected True if connected, or if only Google ended it.
	 * @param Closure(): bool        $isAllowed   by the edition, including an expired license.
	 * @param Closure(): WriteResponsesToSheet $write
	 */
	public function __construct(
		private readonly Closure $isConnected,
		private readonly Closure $isAllowed,
		#[Lazy( WriteResponsesToSheet::class )] private readonly Closure $write
	) {}

	public function name(): string {
		return self::NAME;
	}

	public function targetsFor( Survey $survey, StoredResponse $response ): array {
		return self::isOn( $survey ) && ( $this->isAllowed )() && ( $this->isConnected )()
			? array( new DeliveryTarget( self::TARGET ) )
			: array();
	}

	public function label( Survey $survey, string $target ): string {
		return self::isOn( $survey ) ? __( 'Google Sheets', 'userfeedback' ) : '';
	}

	public function batchSize( Survey $survey ): int {
		return 100;
	}

	public function batchesPerCall(): int {
		return 1;
	}

	public function deliver( array $batches ): array {
		$outcomes = array();
		foreach ( $batches as $batch ) {
			$outcomes += ( $this->isAllowed )()
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

	private static function isOn( Survey $survey ): bool {
		return true === $survey->settings->part( 'google_drive' )['enable'];
	}
}
