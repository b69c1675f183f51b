<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Fonts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Fonts of surveys whose download failed: one option, which is deleted when it is empty.
 *
 * @phpstan-type Tried array{trouble: FontError, tries: int, next: int}
 */
final class FontErrorRepository {

	public const OPTION = 'userfeedback_fonts_missing';

	/** Seconds until the next attempt; the last one repeats for as long as a survey uses the font. */
	private const WAITS = array( 300, 1800, 7200, 43_200, 86_400 );

	/** @return array<string, Tried> by family and weight, as in FontVariant::key(). */
	public function all(): array {
		$stored = get_option( self::OPTION, array() );
		$found  = array();
		foreach ( is_array( $stored ) ? $stored : array() as $key => $one ) {
			$trouble = is_array( $one ) && is_string( $one['trouble'] ?? null ) ? FontError::tryFrom( $one['trouble'] ) : null;
			if ( null !== $trouble && is_array( $one ) && is_int( $one['tries'] ?? null ) && is_int( $one['next'] ?? null ) ) {
				$found[ (string) $key ] = array(
					'trouble' => $trouble,
					'tries'   => $one['tries'],
					'next'    => $one['next'],
				);
			}
		}
		return $found;
	}

	/**
	 * Returns the state after a try.
	 *
	 * @param Tried|null $before
	 * @return Tried
	 */
	public static function after( ?array $before, FontError $trouble, int $now ): array {
		$isGoingOn = FontError::UNFINISHED === $trouble;
		$tries     = ( $before['tries'] ?? 0 ) + ( $isGoingOn ? 0 : 1 );
		return array(
			'trouble' => $trouble,
			'tries'   => $tries,
			'next'    => $now + ( $isGoingOn ? MINUTE_IN_SECONDS : self::WAITS[ min( $tries, count( self::WAITS ) ) - 1 ] ),
		);
	}

	/** @param array<string, Tried> $all */
	public function save( array $all ): void {
		if ( array() === $all ) {
			delete_option( self::OPTION );
			return;
		}
		update_option(
			self::OPTION,
			array_map( static fn( array $one ): array => array( 'trouble' => $one['trouble']->value ) + $one, $all ),
			false
		);
	}

	/** @return bool True if it was known to be missing. */
	public function forget( string $key ): bool {
		$all = $this->all();
		$this->save( array_diff_key( $all, array( $key => true ) ) );
		return isset( $all[ $key ] );
	}
}
