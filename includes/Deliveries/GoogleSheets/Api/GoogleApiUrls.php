<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Api;

use UserFeedback\Platform\Injection\CreatedBy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** URLs of Google's APIs. wp-config.php may replace them all with USERFEEDBACK_GOOGLE_API: tests and the demo use a mock server. */
#[CreatedBy( 'named' )]
final class GoogleApiUrls {

	private function __construct(
		public readonly string $consent,
		public readonly string $token,
		public readonly string $revoke,
		public readonly string $drive,
		public readonly string $sheets
	) {}

	public static function named(): self {
		$base = defined( 'USERFEEDBACK_GOOGLE_API' ) ? constant( 'USERFEEDBACK_GOOGLE_API' ) : '';
		return is_string( $base ) && 1 === preg_match( '~\Ahttps?://[a-z0-9.:\[\]-]+\z~i', $base )
			? new self( "$base/o/oauth2/v2/auth", "$base/token", "$base/revoke", "$base/drive/v3", "$base/v4/spreadsheets" )
			: new self(
				'https://accounts.google.com/o/oauth2/v2/auth',
				'https://oauth2.googleapis.com/token',
				'https://oauth2.googleapis.com/revoke',
				'https://www.googleapis.com/drive/v3',
				'https://sheets.googleapis.com/v4/spreadsheets'
			);
	}
}
