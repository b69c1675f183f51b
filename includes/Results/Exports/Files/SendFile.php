<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Files;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends a file to a browser as a download, and ends the request. */
final class SendFile {

	private const TYPES = array(
		'csv'  => 'text/csv; charset=utf-8',
		'xlsx' => 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	);

	/**
	 * @param resource $file
	 * @param string   $name of letters, digits and hyphens, with its extension.
	 */
	public static function run( $file, string $name ): never {
		while ( ob_get_level() > 0 && ob_end_clean() ) { // Buffered output would end up in the file, and the file in memory.
			continue;
		}
		nocache_headers();
		header( 'Content-Type: ' . ( self::TYPES[ pathinfo( $name, PATHINFO_EXTENSION ) ] ?? 'application/octet-stream' ) );
		$plain = trim( (string) preg_replace( '/[^A-Za-z0-9._-]+|-+(?=[-.])/', '', remove_accents( $name ) ), '-' );
		header( "Content-Disposition: attachment; filename=\"$plain\"; filename*=UTF-8''" . rawurlencode( $name ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Length: ' . ( fstat( $file )['size'] ?? 0 ) );
		fpassthru( $file );
		exit;
	}
}
