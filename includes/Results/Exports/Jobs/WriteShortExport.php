<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Jobs;

use RuntimeException;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Results\Exports\ExportRequest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Writes a short export during the request: into a temporary file first, so that a failure sends no partial file. */
final class WriteShortExport {

	/** Responses; longer exports are prepared in the background. */
	public const MOST = 20_000;

	public function __construct(
		private readonly ExportRepository $exports,
		private readonly PrepareExport $prepare,
		private readonly int $most = self::MOST
	) {}

	/**
	 * @return resource that is deleted when it is closed.
	 * @throws Problem It isn't allowed, or is too long for this.
	 */
	public function run( ExportRequest $request ) {
		$prepared = $this->prepare->run( $request, $this->exports->newestResponse() );
		if ( $prepared->total() > $this->most ) {
			$sentence = __(
				'This export is too large to download directly. Use Export Results on the Results screen.',
				'userfeedback'
			);
			throw new ValidationFailed( array( new Violation( 'survey_id', 'maxItems', $this->most ) ), $sentence );
		}
		$file = tmpfile();
		if ( false === $file ) {
			throw new RuntimeException( 'No temporary file can be made.' );
		}
		$place = $prepared->begin( new ExportCursor() );
		do {
			[ $place ] = $prepared->write( $file, $place );
		} while ( ! $prepared->isWritten( $place ) );
		rewind( $file );
		return $file;
	}
}
