<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Columns;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A column of a spreadsheet, and its contents. */
final class SheetColumn {

	/** The fields of a response other than its answers, in this order. Then `value`, `comment` and `name` of questions. */
	public const ID   = 'id';
	public const DATE = 'date';
	public const PAGE = 'page';
	public const LINK = 'link';

	/**
	 * @param string $questionId empty if it belongs to no question.
	 * @param string $title      as shown above the column.
	 * @param int    $place      from 1; 0 if it has none yet.
	 */
	public function __construct(
		public readonly string $questionId,
		public readonly string $part,
		public readonly string $title,
		public readonly int $place = 0
	) {}

	public function key(): string {
		return "$this->questionId|$this->part";
	}

	/** Returns all of it, to compare. */
	public function whole(): string {
		return "{$this->key()}|$this->place|$this->title";
	}

	public function at( int $place, ?string $title = null ): self {
		return new self( $this->questionId, $this->part, $title ?? $this->title, $place );
	}
}
