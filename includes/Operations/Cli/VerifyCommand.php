<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Cli;

use Closure;
use UserFeedback\Deliveries\Queue\VerifyDeliveries;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Counting\ComparedPart;
use UserFeedback\Responses\Counting\Recount\Recountable;
use UserFeedback\Responses\Counting\Recount\VerifyResponses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** `wp userfeedback verify`. */
final class VerifyCommand {

	private const COLUMNS = array( 'part', 'unit', 'checked', 'total', 'differences', 'repaired' );

	/** @param (Closure(): Recountable)|null $ratings */
	public function __construct(
		private readonly VerifyResponses $responses,
		private readonly VerifyDeliveries $deliveries,
		#[Lazy( Recountable::class )] private readonly ?Closure $ratings = null
	) {}

	/**
	 * Compares counters, texts, bitmaps, search cache, post ratings, and deliveries with the rows they come from.
	 *
	 * Without --fix, it changes nothing. Responses that are still waiting to be counted aren't differences. Exits with 1 if it finds
	 * differences, even if it repairs them.
	 *
	 * ## OPTIONS
	 *
	 * [--sample=<number>]
	 * : Compare only this many random days and bitmap segments. Ordinals, post ratings, and deliveries are compared in full.
	 *
	 * [--fix]
	 * : Repair differences.
	 *
	 * [--fields=<fields>]
	 * : Columns to show: part, unit, checked, total, differences, repaired.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback verify
	 *     wp userfeedback verify --sample=5
	 *     wp userfeedback verify --fix
	 *
	 * @param list<string>                $args
	 * @param array<string, string|bool> $flags
	 */
	public function __invoke( array $args, array $flags ): void {
		try {
			$parts = $this->verify( self::sampleOf( $flags['sample'] ?? null ), isset( $flags['fix'] ) );
		} catch ( Problem $problem ) {
			CliOutput::fail( $problem );
		}
		CliOutput::rows( $flags, self::COLUMNS, array_map( 'get_object_vars', $parts ) );
		if ( 0 !== array_sum( array_column( $parts, 'differences' ) ) ) {
			exit( 1 );
		}
	}

	/**
	 * @param positive-int|null $sample
	 * @return list<ComparedPart>
	 */
	private function verify( ?int $sample, bool $isFixing ): array {
		$parts = array( ...$this->responses->verify( $sample, $isFixing ) );
		if ( null !== $this->ratings ) {
			$parts[] = ( $this->ratings )()->verify( $isFixing );
		}
		$parts[] = $this->deliveries->verify( $isFixing );
		return $parts;
	}

	/**
	 * @return positive-int|null
	 * @throws ValidationFailed
	 */
	private static function sampleOf( string|bool|null $value ): ?int {
		if ( null === $value ) {
			return null;
		}
		$number = is_string( $value ) && ctype_digit( $value ) ? (int) $value : 0;
		return $number > 0 ? $number : throw new ValidationFailed( array( new Violation( 'sample', 'type' ) ) );
	}
}
