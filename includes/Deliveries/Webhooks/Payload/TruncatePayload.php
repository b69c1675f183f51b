<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Payload;

use Closure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Shortens values to the limit of receivers and sets `truncated` to true. */
final class TruncatePayload {

	/** Maximum characters of a text, tried in this order. */
	private const LENGTHS = array( 400, 200, 100, 50, 20 );

	/** IDs and times, which are useless if cut. */
	private const WHOLE = array( 'type', 'timestamp', 'id', 'link', 'submitted_at', 'question_id' );

	/**
	 * @param array<array-key, mixed>                  $data  from PayloadValues.
	 * @param Closure(array<array-key, mixed>): string $write
	 * @param int                                      $most  maximum bytes of the output.
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
		$isWhole = isset( $data['data'] ) && is_array( $data['data'] ); // Names that owners chose have no meaning here.
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
	 * Removes the last answer, or the last of the owner's values.
	 *
	 * @param array<array-key, mixed> $data
	 * @return bool true if there was one.
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
