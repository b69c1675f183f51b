<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use Closure;
use UserFeedback\Contract\Schema\Site\SettingsShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Settings as SettingsShape shows them: of a secret only whether there is one. */
final class SettingsMapper {

	/** @param Closure(): array<string, mixed> $googleDrive GoogleShape::connection(). */
	public function __construct( private readonly SecretRepository $secrets, private readonly Closure $googleDrive ) {}

	/** @return array<string, mixed> */
	public function toArray( Settings $settings ): array {
		$shown = $settings->toArray();

		$shown['widget_show_logo'] = 'none' !== $settings->text( 'logo_type' );
		foreach ( SettingsShape::SECRETS as $name ) {
			$shown[ "has_$name" ] = null !== $this->secrets->get( $name );
		}
		$shown['google_drive'] = ( $this->googleDrive )();
		return $shown;
	}
}
