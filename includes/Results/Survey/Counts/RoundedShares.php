<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Counts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Shares of respondents, in tenths of a percent. Same as src/features/results/model/shares.ts; they share fixtures. */
final class RoundedShares {

	private const WHOLE = 1000;

	/**
	 * Rounds each share separately, halves up, so equal counts have equal shares. Rounded shares may not add up to 100%.
	 *
	 * @param list<int> $counts
	 * @return list<int>
	 */
	public static function of( array $counts, int $answered ): array {
		return array_map(
			static fn( int $count ): int => $answered <= 0 ? 0 : intdiv( 2 * self::WHOLE * $count + $answered, 2 * $answered ),
			$counts
		);
	}
}
