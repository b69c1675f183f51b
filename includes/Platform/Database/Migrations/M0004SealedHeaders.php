<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Database\Migrations;

use Generator;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Migration;
use UserFeedback\Platform\Secrets\Encryption;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Encrypts webhook header values like secrets, because they were readable in the database and may be keys to other services.
 * The survey's version stays the same, so that open builders don't become outdated.
 */
final class M0004SealedHeaders implements Migration {

	/** Surveys per read. */
	private const PAGE = 100;

	public function run( Db $db ): void {
		foreach ( $this->plain( $db ) as $id => $notifications ) {
			// A survey saved at this moment is encrypted by that save.
			$db->write(
				'UPDATE {surveys} SET notifications = %s WHERE id = %d AND notifications = %s',
				array(
					(string) wp_json_encode( self::sealed( $notifications ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
					$id,
					$notifications,
				)
			);
		}
	}

	public function isDone( Db $db ): bool {
		return ! $this->plain( $db )->valid();
	}

	/** @return Generator<int, string> notifications with an unencrypted header, by survey. */
	private function plain( Db $db ): Generator {
		$last = 0;
		do {
			$rows = $db->rows( 'SELECT id, notifications FROM {surveys} WHERE id > %d ORDER BY id LIMIT %d', array( $last, self::PAGE ) );
			foreach ( $rows as $row ) {
				$last = (int) $row['id'];
				$json = (string) $row['notifications'];
				if ( json_decode( $json, true ) !== self::sealed( $json ) ) {
					yield $last => $json;
				}
			}
		} while ( self::PAGE === count( $rows ) );
	}

	/** Returns the same notifications with every header encrypted; headers that already are stay unchanged. */
	private static function sealed( string $json ): mixed {
		$notifications = json_decode( $json, true );
		$told          = is_array( $notifications ) ? $notifications['webhook'] ?? null : null;
		if ( ! is_array( $notifications ) || ! is_array( $told ) || ! is_array( $told['webhooks'] ?? null ) ) {
			return $notifications;
		}
		$told['webhooks']         = array_map( array( self::class, 'webhook' ), $told['webhooks'] );
		$notifications['webhook'] = $told;
		return $notifications;
	}

	private static function webhook( mixed $webhook ): mixed {
		if ( is_array( $webhook ) && is_array( $webhook['headers'] ?? null ) ) {
			$webhook['headers'] = array_map( array( self::class, 'header' ), $webhook['headers'] );
		}
		return $webhook;
	}

	private static function header( mixed $header ): mixed {
		if ( ! is_array( $header ) || ! is_string( $header['value'] ?? null ) ) {
			return $header;
		}
		return array(
			'key'    => $header['key'] ?? '',
			'sealed' => Encryption::close( $header['value'] ),
		);
	}
}
