<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Jobs;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The position at which writing continues: all that another process has to know about the file so far. */
final class ExportCursor {

	/**
	 * @param int                     $version of the survey whose questions are the columns.
	 * @param int                     $sheet   index of the table, from 0.
	 * @param string|null             $after   position in that table; null for its beginning.
	 * @param int                     $bytes   that are complete; anything after them was never finished.
	 * @param array<array-key, mixed> $book    from Book::state(); empty before the first page.
	 */
	public function __construct(
		public readonly int $version = 0,
		public readonly int $sheet = 0,
		public readonly ?string $after = null,
		public readonly int $bytes = 0,
		public readonly array $book = array()
	) {}

	public static function fromJson( string $json ): self {
		/** @var array{version?: int, sheet?: int, after?: string|null, bytes?: int, book?: array<array-key, mixed>} $place */
		$place = (array) json_decode( $json, true );
		return new self(
			$place['version'] ?? 0,
			$place['sheet'] ?? 0,
			$place['after'] ?? null,
			$place['bytes'] ?? 0,
			$place['book'] ?? array()
		);
	}

	public function toJson(): string {
		return (string) wp_json_encode( get_object_vars( $this ) );
	}
}
