<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Saving;

use Closure;
use UserFeedback\Platform\Secrets\SecretRepository;
use UserFeedback\Settings\Settings;
use UserFeedback\Settings\SettingsShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps settings to SettingsShape. For a secret, it shows only if one is set. */
final class SettingsMapper {

	private const NOT_CONNECTED = array(
		'connected'        => false,
		'needs_reconnect'  => false,
		'label'            => '',
		'date'             => 0,
		'folder_id'        => '',
		'folder_name'      => '',
		'redirect_uri'     => '',
		'has_client'       => false,
		'client_of_config' => false,
	);

	/** @param (Closure(): array<string, mixed>)|null $googleDrive GoogleShape::connection(); null if unavailable */
	public function __construct( private readonly SecretRepository $secrets, private readonly ?Closure $googleDrive ) {}

	/** @return array<string, mixed> */
	public function toArray( Settings $settings ): array {
		$shown = $settings->toArray();

		$shown['widget_show_logo'] = 'none' !== $settings->text( 'logo_type' );
		foreach ( SettingsShape::SECRETS as $name ) {
			$shown[ "has_$name" ] = null !== $this->secrets->get( $name );
		}
		$shown['google_drive'] = null === $this->googleDrive ? self::NOT_CONNECTED : ( $this->googleDrive )();
		return $shown;
	}
}
