<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Saving;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Platform\Secrets\SecretRepository;
use UserFeedback\Settings\EditionSettings;
use UserFeedback\Settings\Settings;
use UserFeedback\Settings\SettingsRepository;
use UserFeedback\Settings\SettingsShape;
use UserFeedback\Settings\SiteRoles;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Changes some settings, and leaves the others. */
final class SaveSettings {

	public function __construct(
		private readonly SettingsRepository $repository,
		private readonly SecretRepository $secrets,
		private readonly CurrentEdition $edition
	) {}

	/**
	 * @param array<string, mixed> $changes already validated against SettingsShape::draft()
	 * @return string|null message about changes that the site's edition lacks
	 * @throws ValidationFailed nothing was stored.
	 * @throws StorageFailed
	 */
	public function run( array $changes ): ?string {
		$edition = $this->edition->get();
		$changes = self::tidied( $changes );
		$allowed = EditionSettings::allowed( $changes, $edition );
		$before  = $this->repository->get();
		$wanted  = $before->with( $allowed );

		$violations = array(
			...SettingsRules::broken( $wanted, array_keys( $allowed ), $before ),
			...self::lockedChanges( $wanted, $before ),
		);
		if ( array() !== $violations ) {
			throw new ValidationFailed( $violations );
		}
		$effective       = EditionSettings::effective( $before, $edition );
		$rejectedMessage = $edition->describeLoss( ...EditionSettings::rejectedFeatures( $changes, $effective, $edition ) );
		$wanted          = $wanted->with( SiteRoles::byRight( $wanted ) );
		$this->repository->save( $wanted );
		foreach ( SettingsShape::SECRETS as $name ) {
			if ( isset( $changes[ $name ] ) && is_string( $changes[ $name ] ) ) {
				$this->secrets->set( $name, $changes[ $name ] );
			}
		}

		/**
		 * Fires after settings were saved.
		 *
		 * @param array<string, mixed> $settings the settings now in effect, without secrets
		 */
		do_action( 'userfeedback_settings_saved', EditionSettings::effective( $wanted, $edition )->toArray() );

		return $rejectedMessage;
	}

	/**
	 * Changes the site's code, so it needs `update_plugins`.
	 *
	 * @return list<Violation>
	 */
	private static function lockedChanges( Settings $wanted, Settings $before ): array {
		return $wanted->text( 'automatic_updates' ) === $before->text( 'automatic_updates' ) || current_user_can( 'update_plugins' )
			? array()
			: array(
				new Violation(
					'settings.automatic_updates',
					'right',
					null,
					__( 'To change this, you need permission to update plugins.', 'userfeedback' )
				),
			);
	}

	/**
	 * Makes every text of the settings a single line: pasted line breaks could be read as the end of a header.
	 *
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	private static function tidied( array $changes ): array {
		foreach ( $changes as $name => $value ) {
			if ( is_string( $value ) ) {
				$changes[ $name ] = OwnerText::line( $value );
			}
		}
		$isOdd = isset( $changes['heatmap_retention_period'] )
			&& ! in_array( $changes['heatmap_retention_period'], SettingsShape::HEATMAP_DAYS, true );
		return $isOdd ? array( 'heatmap_retention_period' => '60' ) + $changes : $changes;
	}
}
