<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Result of comparing some derived data with the rows that it is derived from. */
final class ComparedPart {

	/**
	 * @param string $unit     plural noun for what was compared.
	 * @param int    $checked  number of units that were compared.
	 * @param int    $total    number of units on the site; larger than `$checked` if this is a sample.
	 * @param int    $repaired number of differences that were repaired.
	 */
	public function __construct(
		public readonly string $part,
		public readonly string $unit,
		public readonly int $checked,
		public readonly int $total,
		public readonly int $differences,
		public readonly int $repaired
	) {}
}
