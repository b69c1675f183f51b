<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

use UserFeedback\Platform\Schema\Limits;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The ids of a question's options: what responses store and what is counted, whatever an owner renames an option to.
 *
 * An option's id is the first label that it was saved with. So responses and counts from before options had ids stay as they
 * are, and an id is readable wherever it is found without its survey. No WordPress here.
 */
final class OptionIds {

	/** Maximum number of removed options whose label is kept; of older ones, the id is shown. */
	private const REMOVED = 200;

	/**
	 * @param list<string>             $ids     in the order of the options; an option without one has its label as its id.
	 * @param array<array-key, string> $removed id to last label, of options that were removed; the last one first.
	 */
	public function __construct( private readonly array $ids = array(), private readonly array $removed = array() ) {}

	/**
	 * @param list<string> $labels of the current options
	 * @return list<string>
	 */
	public function of( array $labels ): array {
		$ids = array();
		foreach ( $labels as $place => $label ) {
			$id    = $this->ids[ $place ] ?? '';
			$ids[] = '' === $id ? $label : $id;
		}
		return $ids;
	}

	/** @param list<string> $labels of the current options */
	public function labelOf( string $id, array $labels ): string {
		$place = array_search( $id, $this->of( $labels ), true );
		return false === $place ? $this->removed[ $id ] ?? $id : $labels[ $place ];
	}

	/** @param list<string> $labels of the current options */
	public function idOf( string $label, array $labels ): string {
		$place = array_search( $label, $labels, true );
		return false === $place ? self::idWithLabel( $label, $this->removed ) ?? $label : $this->of( $labels )[ $place ];
	}

	/**
	 * Returns the ids of the options that a draft has. An id that isn't one of the stored question is ignored.
	 *
	 * Without an id, an option with the label of a stored or removed one is that option; any other one is new.
	 */
	public static function assign( Question $question, ?Question $stored ): self {
		$before  = null === $stored ? array() : self::byId( $stored );
		$removed = $stored->ids->removed ?? array();
		$ids     = self::keptIds( $question->ids->ids ?? array(), count( $question->options ), $before + $removed );
		foreach ( $question->options as $place => $label ) {
			if ( ! isset( $ids[ $place ] ) && '' !== $label ) {
				$ids[ $place ] = self::idWithLabel( $label, array_diff_key( $before, array_flip( $ids ) ) )
					?? self::idWithLabel( $label, array_diff_key( $removed, array_flip( $ids ) ) )
					?? self::newId( $label, $before + $removed + array_flip( $ids ) );
			}
		}
		$ids += array_fill( 0, count( $question->options ), '' );
		ksort( $ids );
		$removed = array_slice( array_diff_key( $before + $removed, array_flip( $ids ) ), 0, self::REMOVED, true );
		return new self( array_values( $ids ), self::distinct( $removed, $question->options ) );
	}

	/**
	 * Adds a number to a label that another option has now: people choose by labels, in filters as well.
	 *
	 * @param array<array-key, string> $removed
	 * @param list<string>             $taken
	 * @return array<array-key, string>
	 */
	private static function distinct( array $removed, array $taken ): array {
		foreach ( $removed as $id => $label ) {
			for ( $number = 2; in_array( $removed[ $id ], $taken, true ); $number++ ) {
				$removed[ $id ] = "$label ($number)";
			}
			$taken[] = $removed[ $id ];
		}
		return $removed;
	}

	/**
	 * @param list<string>             $sent
	 * @param int                      $count number of options
	 * @param array<array-key, string> $known by id.
	 * @return array<int, string> by the option's place.
	 */
	private static function keptIds( array $sent, int $count, array $known ): array {
		$kept = array_filter( array_slice( $sent, 0, $count ), static fn( string $id ): bool => isset( $known[ $id ] ) );
		return array_unique( $kept );
	}

	/** @param array<array-key, mixed> $taken by id. */
	private static function newId( string $label, array $taken ): string {
		// A long label, such as a wording to agree to, doesn't fit where values are counted.
		$id = mb_strlen( $label ) > Limits::OPTION_LABEL ? 'wording-' . substr( hash( 'sha256', $label ), 0, 16 ) : $label;
		for ( $number = 1; isset( $taken[ $id ] ); $number++ ) {
			$id = "option-$number";
		}
		return $id;
	}

	/** @return array<array-key, string> label by id, of options that have a label. */
	private static function byId( Question $question ): array {
		$labels = array_combine( $question->optionIds(), $question->options );
		unset( $labels[''] );
		return $labels;
	}

	/** @param array<array-key, string> $labels by id. */
	private static function idWithLabel( string $label, array $labels ): ?string {
		$id = array_search( $label, $labels, true );
		return false === $id ? null : (string) $id;
	}

	/** @return array{former_labels?: array<array-key, string>} what a stored question has next to `config.option_ids`. */
	public function toStored(): array {
		return array() === $this->removed ? array() : array( 'former_labels' => $this->removed );
	}

	public static function fromStored( mixed $ids, mixed $removed = null ): self {
		return new self(
			array_map( static fn( mixed $id ): string => is_string( $id ) ? $id : '', is_array( $ids ) ? array_values( $ids ) : array() ),
			array_filter( is_array( $removed ) ? $removed : array(), 'is_string' )
		);
	}
}
