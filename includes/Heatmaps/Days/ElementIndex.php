<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Days;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The elements of a page by their numbers, from 1. A released number is used again. Pure. */
final class ElementIndex {

	/** Maximum elements stored for a page; clicks on others are counted together. */
	public const MOST = 500;

	/** No selector contains it. */
	private const BETWEEN = "\n";

	/** @var array<string, int> numbers by selector. */
	private array $numbers;

	private bool $isOther = false;

	/** @param array<int, string> $selectors by number. */
	private function __construct( private array $selectors ) {
		$this->numbers = array_flip( $selectors );
	}

	public static function none(): self {
		return new self( array() );
	}

	public static function fromPacked( string $packed ): self {
		$lines = explode( self::BETWEEN, HeatmapDataCodec::inflate( $packed ) );
		return new self(
			array_filter(
				array_combine( range( 1, count( $lines ) ), $lines ),
				static fn( string $selector ): bool => '' !== $selector
			)
		);
	}

	/** Returns a line for each number up to the last, empty if it is free. */
	public function toPacked(): string {
		$lines = array();
		for ( $number = 1; $number <= $this->last(); ++$number ) {
			$lines[] = $this->selectors[ $number ] ?? '';
		}
		return HeatmapDataCodec::deflate( implode( self::BETWEEN, $lines ) );
	}

	/** @return array<int, string> by number. */
	public function all(): array {
		return $this->selectors;
	}

	/** Returns true if it was changed. */
	public function hasChanged(): bool {
		return $this->isOther;
	}

	/** Returns null if no number is free. */
	public function number( string $selector ): ?int {
		if ( isset( $this->numbers[ $selector ] ) ) {
			return $this->numbers[ $selector ];
		}
		if ( count( $this->selectors ) >= self::MOST ) {
			return null;
		}
		$number = $this->last() < self::MOST ? $this->last() + 1 : $this->firstFree();

		$this->selectors[ $number ] = $selector;
		$this->numbers[ $selector ] = $number;
		$this->isOther              = true;
		return $number;
	}

	/** @param array<array-key, mixed> $used by number: all other numbers are released. */
	public function releaseUnused( array $used ): void {
		$kept            = array_intersect_key( $this->selectors, $used );
		$this->isOther   = $this->isOther || count( $kept ) < count( $this->selectors );
		$this->selectors = $kept;
		$this->numbers   = array_flip( $kept );
	}

	private function last(): int {
		return array() === $this->selectors ? 0 : max( array_keys( $this->selectors ) );
	}

	private function firstFree(): int {
		$number = 1;
		while ( isset( $this->selectors[ $number ] ) ) {
			++$number;
		}
		return $number;
	}
}
