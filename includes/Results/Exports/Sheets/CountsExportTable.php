<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Sheets;

use Closure;
use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A table that is always small: counts of answers or days. It is read when it is written. */
final class CountsExportTable implements ExportTable {

	/**
	 * @param list<string>                                                     $heading
	 * @param Closure(): list<list<string|int|float|DateTimeImmutable|null>> $rows
	 */
	public function __construct( private readonly string $name, private readonly array $heading, private readonly Closure $rows ) {}

	public function name(): string {
		return $this->name;
	}

	public function heading(): array {
		return $this->heading;
	}

	public function page( ?string $after ): ExportTablePage {
		return new ExportTablePage( ( $this->rows )() );
	}
}
