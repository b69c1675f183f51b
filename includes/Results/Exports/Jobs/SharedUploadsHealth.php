<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Jobs;

use Closure;
use UserFeedback\Platform\Health\HealthButton;
use UserFeedback\Platform\Health\HealthResult;
use UserFeedback\Platform\Health\HealthTest;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Results\Exports\Files\ExportFolder;
use UserFeedback\Widget\Fonts\SyncFonts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Checks that this server has the files that the database knows of. A site can't find out if other servers run it, but a missing
 * file is a sign that they don't share their uploads folders.
 */
final class SharedUploadsHealth implements HealthTest {

	public const TEST = 'userfeedback_uploads';

	/** Maximum exports to check. */
	private const EXPORTS = 50;

	/** @param Closure(): list<string> $missingFonts */
	public function __construct(
		private readonly ExportRepository $exports,
		private readonly ExportFolder $folder,
		#[Lazy( SyncFonts::class, 'missing' )] private readonly Closure $missingFonts
	) {}

	public function name(): string {
		return self::TEST;
	}

	public function label(): string {
		return __( 'The uploads folder has all UserFeedback files', 'userfeedback' );
	}

	public function check(): HealthResult {
		try {
			$missing = array_diff( array( $this->exportsText(), $this->fontsText() ), array( '' ) );
		} catch ( StorageFailed ) {
			$missing = array(); // The test of the tables reports it.
		}
		return array() === $missing
			? HealthResult::good(
				$this->label(),
				__(
					'Large exports and downloaded fonts are files in the uploads folder, and none are missing. If several servers run this site, they need to share that folder.',
					'userfeedback'
				)
			)
			: HealthResult::recommended(
				__( 'This server’s uploads folder lacks UserFeedback files', 'userfeedback' ),
				implode( ' ', $missing ) . ' ' . __(
					'If several servers run this site, ask your host to share the uploads folder between them. On a single server, another plugin or a cleanup may have deleted the files.',
					'userfeedback'
				),
				HealthButton::checkAgain()
			);
	}

	private function exportsText(): string {
		$missing = array_filter(
			$this->exports->latest( self::EXPORTS ),
			fn( Export $export ): bool => $export->cursor->bytes > 0 && ! $this->folder->has( $export->file )
		);
		return array() === $missing ? '' : sprintf(
			/* translators: %s: a number of exports */
			_n(
				'The file of %s export is missing. Export the results again to replace it.',
				'The files of %s exports are missing. Export the results again to replace them.',
				count( $missing ),
				'userfeedback'
			),
			number_format_i18n( count( $missing ) )
		);
	}

	private function fontsText(): string {
		$fonts = ( $this->missingFonts )();
		return array() === $fonts ? '' : sprintf(
			/* translators: %s: names of fonts, such as Lora 400, Inter 700 */
			__(
				'These downloaded fonts are missing: %s. Until they’re downloaded again, surveys use the page’s font.',
				'userfeedback'
			),
			implode( ', ', $fonts )
		);
	}
}
