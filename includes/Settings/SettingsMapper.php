<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use UserFeedback\Contract\Schema\Site\SettingsShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Settings as SettingsShape shows them: of a secret only whether there is one. */
final class SettingsMapper {

	public function __construct( private readonly SecretRepository $secrets ) {}

	/** @return array<string, mixed> */
	public function toArray( Settings $settings ): array {
		$shown = $settings->toArray();

		$shown['widget_show_logo'] = 'none' !== $settings->text( 'logo_type' );
		foreach ( SettingsShape::SECRETS as $name ) {
			$shown[ "has_$name" ] = null !== $this->secrets->get( $name );
		}
		return $shown;
	}
}
