<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Files;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A file format for tables, written one page of rows at a time. It writes nothing itself: it returns the next bytes, and the
 * state that another process needs to continue after them.
 */
interface SpreadsheetWriter {

	/**
	 * Returns the bytes for rows below the previous ones; a new sheet number begins a table.
	 *
	 * @param list<string>                                      $heading
	 * @param list<list<string|int|float|DateTimeImmutable|null>> $rows
	 */
	public function rows( int $sheet, string $name, array $heading, array $rows ): string;

	/** Returns the bytes after the last row. */
	public function end(): string;

	/** @return array<array-key, mixed> values that JSON can hold, for resume(). */
	public function state(): array;

	/** @param array<array-key, mixed> $state */
	public function resume( array $state ): void;
}
