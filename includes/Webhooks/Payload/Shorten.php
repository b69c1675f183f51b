<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks\Payload;

use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Makes what is told short enough for receivers, and says so in it: `truncated` is true then. */
final class Shorten {

	/** Characters of a text, tried in this order. */
	private const LENGTHS = array( 400, 200, 100, 50, 20 );

	/** What says which or when, and is of no use in part. */
	private const WHOLE = array( 'type', 'timestamp', 'id', 'link', 'submitted_at', 'question_id' );

	/**
	 * @param array<array-key, mixed>                  $data  as ReadValues gives it.
	 * @param Closure(array<array-key, mixed>): string $write
	 * @param int                                      $most  bytes of what is written.
	 */
	public static function run( array $data, Closure $write, int $most ): string {
		$text  = $write( $data );
		$short = $data;
		foreach ( self::LENGTHS as $length ) {
			if ( strlen( $text ) <= $most ) {
				return $text;
			}
			$short = self::cut( $data, $length );
			$text  = $write( $short + array( 'truncated' => true ) );
		}
		while ( strlen( $text ) > $most && self::drop( $short ) ) {
			$text = $write( $short + array( 'truncated' => true ) );
		}
		return $text;
	}

	/**
	 * @param array<array-key, mixed> $data
	 * @return array<array-key, mixed>
	 */
	private static function cut( array $data, int $length ): array {
		$isWhole = isset( $data['data'] ) && is_array( $data['data'] ); // Names that an owner gave say nothing.
		array_walk_recursive(
			$data,
			static function ( mixed &$value, int|string $key ) use ( $length, $isWhole ): void {
				$isKept = $isWhole && in_array( $key, self::WHOLE, true );
				if ( is_string( $value ) && ! $isKept && mb_strlen( $value ) > $length ) {
					$value = mb_substr( $value, 0, $length - 1 ) . '…';
				}
			}
		);
		return $data;
	}

	/**
	 * The last answer, or the last of what an owner picked.
	 *
	 * @param array<array-key, mixed> $data
	 * @return bool whether there was one.
	 */
	private static function drop( array &$data ): bool {
		if ( isset( $data['data'] ) && is_array( $data['data'] ) && is_array( $data['data']['answers'] ?? null ) ) {
			return null !== array_pop( $data['data']['answers'] );
		}
		$had = array() !== $data;
		array_pop( $data );
		return $had;
	}
}
