<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Updates;

use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Downloads the zip of an offer. Deletes anything that isn't exactly that zip before it is unpacked. */
final class DownloadPackage {

	private const SECONDS = 60;

	/** @return string|WP_Error the file. */
	public function run( UpdateOffer $offer ): string|WP_Error {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file   = wp_tempnam( 'userfeedback-update.zip' );
		$answer = wp_remote_get(
			$offer->package,
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'stream'              => true,
				'filename'            => $file,
				'limit_response_size' => $offer->size + 1,
				'user-agent'          => 'UserFeedback',
			)
		);
		if ( is_wp_error( $answer ) || 200 !== wp_remote_retrieve_response_code( $answer ) ) {
			return self::refused(
				$file,
				__(
					'Couldn’t download the new version of UserFeedback, so your current version is unchanged. Try again later.',
					'userfeedback'
				)
			);
		}
		clearstatcache( true, $file );
		if ( filesize( $file ) !== $offer->size || ! hash_equals( $offer->sha256, (string) hash_file( 'sha256', $file ) ) ) {
			return self::refused(
				$file,
				__(
					'The downloaded file doesn’t match the signed UserFeedback update, so it was deleted. Your current version is unchanged.',
					'userfeedback'
				)
			);
		}
		return $file;
	}

	private static function refused( string $file, string $reason ): WP_Error {
		wp_delete_file( $file );
		return new WP_Error( 'userfeedback_update', $reason );
	}
}
