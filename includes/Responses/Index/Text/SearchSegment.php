<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Text;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The texts of one question and day, newest first, normalized and concatenated: one row to read instead of one per text.
 * Immutable.
 */
final class SearchSegment {

	/** Separator of texts; a control character that no text contains. */
	private const END = "\x1F";

	/** Replaces the ordinal of a response that has none. */
	private const NONE = '-';

	/**
	 * @param string $marks  for each text: its response, the response's place, and its kind
	 * @param string $folded the texts, each with a separator
	 * @param int    $many   number of texts
	 */
	private function __construct( public readonly string $marks, public readonly string $folded, public readonly int $many ) {}

	/** @param list<array<string, string|null>> $rows with response_id, place, kind and text */
	public static function of( array $rows ): self {
		$marks = array();
		$texts = '';
		foreach ( $rows as $row ) {
			$marks[] = "{$row['response_id']} " . ( $row['place'] ?? self::NONE ) . " {$row['kind']}";
			$texts  .= str_replace( self::END, '', (string) $row['text'] ) . self::END;
		}
		return new self( implode( ',', $marks ), NormalizeSearchText::of( $texts ), count( $rows ) );
	}

	public static function kept( string $marks, string $folded ): self {
		return new self( $marks, $folded, substr_count( $folded, self::END ) );
	}

	/** Returns true if one text that isn't stored yet would match. */
	public static function contains( string $text, string $asked ): bool {
		return '' !== self::asked( $asked ) && str_contains( self::asked( $text ), self::asked( $asked ) );
	}

	/** Normalizes a search text to match the stored texts. */
	public static function asked( string $text ): string {
		return NormalizeSearchText::of( str_replace( self::END, '', $text ) );
	}

	/** Returns true if all ordinals are known and final. */
	public function isWhole(): bool {
		return ! str_contains( $this->marks, ' ' . self::NONE . ' ' );
	}

	public function equals( self $other ): bool {
		return $other->marks === $this->marks && $other->folded === $this->folded;
	}

	public function bytes(): int {
		return strlen( $this->marks ) + strlen( $this->folded );
	}

	/**
	 * @param string $asked as asked() returns it
	 * @param int    $most  texts to search
	 * @return list<SearchMatch>
	 */
	public function containing( string $asked, int $most ): array {
		$numbers = '' === $asked ? array() : $this->numbers( $asked, $most );
		$marks   = array() === $numbers ? array() : explode( ',', $this->marks );
		$found   = array();
		foreach ( $numbers as $number ) {
			[ $id, $place, $kind ] = explode( ' ', $marks[ $number ] );
			$found[]               = new SearchMatch( (int) $id, $kind, self::NONE === $place ? null : (int) $place );
		}
		return $found;
	}

	/** @return list<int> indexes of matching texts, from 0 */
	private function numbers( string $asked, int $most ): array {
		$numbers = array();
		$number  = 0;
		$from    = 0;
		for ( $at = strpos( $this->folded, $asked ); false !== $at; $at = strpos( $this->folded, $asked, $from ) ) {
			$number += substr_count( $this->folded, self::END, $from, $at - $from );
			if ( $number >= $most ) {
				break;
			}
			$numbers[] = $number++;
			$from      = (int) strpos( $this->folded, self::END, $at ) + 1;
		}
		return $numbers;
	}
}
