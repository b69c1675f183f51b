<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Connect;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Secrets\Encryption;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Two options, neither autoloaded: the connection, and the current access token, which workers read past WordPress's cache, as
 * another process may have just fetched it.
 */
final class ConnectionRepository {

	public const OPTION = 'userfeedback_google';
	public const TOKEN  = 'userfeedback_google_token';

	public function __construct( private readonly Db $db ) {}

	/** Returns null if the site isn't connected. */
	public function get(): ?Connection {
		return Connection::fromStored( get_option( self::OPTION ) );
	}

	/** @throws StorageFailed */
	public function save( Connection $connection ): void {
		update_option( self::OPTION, $connection->toStored(), false );
		if ( get_option( self::OPTION ) !== $connection->toStored() ) {
			throw new StorageFailed( 'The connection was not stored.' );
		}
	}

	/** Marks it as ended by Google, unless it was replaced. */
	public function markEnded( Connection $connection ): void {
		wp_cache_delete( self::OPTION, 'options' );
		if ( $this->get()?->refresh === $connection->refresh ) {
			$this->save( $connection->ended() );
		}
	}

	public function delete(): void {
		delete_option( self::TOKEN );
		delete_option( self::OPTION );
	}

	/** @param int $until Unix seconds. */
	public function saveToken( string $token, int $until ): void {
		update_option( self::TOKEN, "$until " . Encryption::close( $token ), false );
	}

	public function deleteToken(): void {
		delete_option( self::TOKEN );
	}

	/** @return string|null token that is valid at that Unix time; null if there is none. */
	public function token( int $at ): ?string {
		$stored = $this->db->value( 'SELECT option_value FROM {wp_options} WHERE option_name = %s', array( self::TOKEN ) );
		$parts  = explode( ' ', (string) $stored, 2 );
		return (int) $parts[0] > $at ? Encryption::open( $parts[1] ?? '' ) : null;
	}
}
