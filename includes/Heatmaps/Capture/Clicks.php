<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The clicks of one page view: for each element, the grid cells that were clicked. Pure.
 *
 * Stored as `a3a3b0main>a 0fheader>a`: two hexadecimal digits for each cell, then a bar, then the element; elements are
 * separated by a space.
 */
final class Clicks {

	private const BETWEEN = ' ';
	private const BAR     = '|';

	/** @param array<string, list<int>> $cells by selector. */
	private function __construct( public readonly array $cells ) {}

	/**
	 * @param list<list<string|int>> $sent as in VisitShape, three parts each.
	 * @throws ValidationFailed A part is malformed.
	 */
	public static function fromBody( array $sent ): self {
		$cells      = array();
		$violations = array();
		foreach ( $sent as $index => $click ) {
			[ $selector, $column, $row ] = $click + array( '', '', '' );
			if ( ! is_string( $selector ) || ! is_int( $column ) || ! is_int( $row ) ) {
				$violations[] = new Violation( "clicks[$index]", 'type' );
			} elseif ( ! ElementSelector::fits( $selector ) ) {
				$violations[] = new Violation( "clicks[$index][0]", 'selector' );
			} else {
				$cells[ $selector ][] = Limits::HEATMAP_GRID * $row + $column;
			}
		}
		return array() === $violations ? new self( $cells ) : throw new ValidationFailed( $violations );
	}

	public static function fromStored( string $stored ): self {
		$cells = array();
		foreach ( '' === $stored ? array() : explode( self::BETWEEN, $stored ) as $element ) {
			[ $digits, $selector ] = explode( self::BAR, $element, 2 ) + array( '', '' );
			$cells[ $selector ]    = array_map( 'intval', array_map( 'hexdec', str_split( $digits, 2 ) ) );
		}
		return new self( $cells );
	}

	public function toStored(): string {
		$elements = array();
		foreach ( $this->cells as $selector => $cells ) {
			$elements[] = bin2hex( pack( 'C*', ...$cells ) ) . self::BAR . $selector;
		}
		return implode( self::BETWEEN, $elements );
	}

	public function count(): int {
		return array_sum( array_map( 'count', $this->cells ) );
	}
}
