<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Connect;

use UserFeedback\Platform\Injection\CreatedBy;
use UserFeedback\Platform\Secrets\SecretRepository;
use UserFeedback\Settings\SettingsRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The owner's OAuth client, as Google's console calls it. Values in wp-config.php override saved ones. */
#[CreatedBy( 'ofSite' )]
final class OAuthClient {

	private function __construct(
		public readonly string $id,
		public readonly string $secret,
		public readonly bool $isOfConfig
	) {}

	public static function ofSite( SettingsRepository $settings, SecretRepository $secrets ): self {
		$id     = self::constant( 'USERFEEDBACK_GOOGLE_CLIENT_ID' );
		$secret = self::constant( 'USERFEEDBACK_GOOGLE_CLIENT_SECRET' );
		return '' !== $id && '' !== $secret
			? new self( $id, $secret, true )
			: new self(
				trim( $settings->get()->text( 'google_client_id' ) ),
				trim( $secrets->get( 'google_client_secret' ) ?? '' ),
				false
			);
	}

	public function isComplete(): bool {
		return '' !== $this->id && '' !== $this->secret;
	}

	/** The redirect URI: the same for all users, as the owner enters it in Google's console. */
	public static function redirectUri(): string {
		return admin_url( 'admin-post.php?action=' . OAuthCallbackHooks::ACTION );
	}

	private static function constant( string $name ): string {
		$value = defined( $name ) ? constant( $name ) : '';
		return is_string( $value ) ? $value : '';
	}
}
