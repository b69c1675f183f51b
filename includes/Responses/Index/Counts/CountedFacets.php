<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Counts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The facets of a survey's answers, in the order in which its segments list their counts. Facets are only added, so counts
 * that were stored earlier stay readable. Position 0 of a list of counts is the number of responses.
 */
final class CountedFacets {

	/** @var array<string, array<string, int>> field and key to position, from 1. */
	private array $positions = array();

	/** @param list<array{string, string, string}> $facets field, key, and value */
	private function __construct( private array $facets ) {
		foreach ( $facets as $at => [ $field, $key ] ) {
			$this->positions[ $field ][ $key ] = $at + 1;
		}
	}

	/** Returns no facets for missing or unreadable data. */
	public static function fromStored( ?string $stored ): self {
		$facets = json_decode( (string) $stored, true );
		/** @var list<array{string, string, string}> $facets as toStored() wrote them. */
		$facets = is_array( $facets ) && array_is_list( $facets ) ? $facets : array();
		return new self( $facets );
	}

	public function toStored(): string {
		return (string) wp_json_encode( $this->facets, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	public function add( string $field, string $key, string $value ): void {
		if ( ! isset( $this->positions[ $field ][ $key ] ) ) {
			$this->facets[]                    = array( $field, $key, $value );
			$this->positions[ $field ][ $key ] = count( $this->facets );
		}
	}

	/** @return list<array{string, string, string}> field, key, and value */
	public function all(): array {
		return $this->facets;
	}

	/** @return array<string, int> key to position. */
	public function positions( string $field ): array {
		return $this->positions[ $field ] ?? array();
	}

	/** Returns a facet's value. */
	public function value( int $position ): string {
		return $this->facets[ $position - 1 ][2] ?? '';
	}
}
