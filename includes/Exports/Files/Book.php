<?php
declare(strict_types=1);

namespace UserFeedback\Exports\Files;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A kind of file that tables are written into, a page of rows at a time. It writes nothing itself: it gives the bytes
 * that come next, and what it has to know to go on after them, so that another process can.
 */
interface Book {

	/**
	 * The bytes of some rows below those before; a number that is new begins a table.
	 *
	 * @param list<string>                                      $heading
	 * @param list<list<string|int|float|DateTimeImmutable|null>> $rows
	 */
	public function rows( int $sheet, string $name, array $heading, array $rows ): string;

	/** The bytes after the last row. */
	public function end(): string;

	/** @return array<array-key, mixed> what fits into JSON, for resume(). */
	public function state(): array;

	/** @param array<array-key, mixed> $state */
	public function resume( array $state ): void;
}
