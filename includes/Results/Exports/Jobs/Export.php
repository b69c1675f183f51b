<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Jobs;

use DateTimeImmutable;
use UserFeedback\Platform\Clock;
use UserFeedback\Results\Exports\ExportRequest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A file that is being prepared or is ready. */
final class Export {

	/**
	 * @param int    $newest latest response when the export began.
	 * @param string $file   path in the exports folder.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $userId,
		public readonly ExportRequest $request,
		public readonly int $newest,
		public readonly ExportState $state,
		public readonly ExportCursor $cursor,
		public readonly int $done,
		public readonly int $total,
		public readonly string $file,
		public readonly DateTimeImmutable $expiresAt
	) {}

	/** @param array<string, string|null> $row whole. */
	public static function fromRow( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['user_id'],
			ExportRequest::fromArray( (int) $row['survey_id'], (array) json_decode( (string) $row['request'], true ) ),
			(int) $row['newest'],
			ExportState::tryFrom( (string) $row['state'] ) ?? ExportState::FAILED,
			ExportCursor::fromJson( (string) $row['place'] ),
			(int) $row['done'],
			(int) $row['total'],
			(string) $row['file'],
			Clock::fromStored( (string) $row['expires_at'] )
		);
	}
}
