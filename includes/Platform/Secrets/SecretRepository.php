<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Secrets;

use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores encrypted keys of external services. */
final class SecretRepository {

	public const OPTION = 'userfeedback_secrets';

	public function get( string $name ): ?string {
		return Encryption::open( $this->all()[ $name ] ?? '' );
	}

	/**
	 * @param string $secret empty to remove it
	 * @throws StorageFailed
	 */
	public function set( string $name, string $secret ): void {
		$all = $this->all();
		unset( $all[ $name ] );
		if ( '' !== $secret ) {
			$all[ $name ] = Encryption::close( $secret );
		}
		update_option( self::OPTION, $all, false );
		if ( get_option( self::OPTION ) !== $all ) {
			throw new StorageFailed( 'The secret was not stored.' );
		}
	}

	/** @return array<string, string> */
	private function all(): array {
		$stored = get_option( self::OPTION, array() );
		/** @var array<string, string> $all what set() wrote. */
		$all = is_array( $stored ) ? array_filter( $stored, 'is_string' ) : array();
		return $all;
	}
}
