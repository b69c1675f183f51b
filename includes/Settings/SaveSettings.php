<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use Closure;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Contract\Schema\Settings as SettingsShape;
use UserFeedback\Licensing\Entitlements;

/** Changes some settings and keeps the rest. */
final class SaveSettings {

	private const ROLE_LISTS = array( 'create_edit_surveys', 'view_results', 'delete_surveys' );

	/** @param Closure(): Entitlements $entitlements */
	public function __construct(
		private readonly SettingsRepository $repository,
		private readonly SecretRepository $secrets,
		private readonly Closure $entitlements
	) {}

	/**
	 * @param array<string, mixed> $changes checked against Schema\Settings::draft().
	 * @throws Invalid nothing was stored.
	 * @throws StorageFailed
	 */
	public function by( array $changes ): void {
		$site    = ( $this->entitlements )();
		$allowed = Editions::allowed( $changes, $site );
		$wanted  = $this->repository->get()->with( $allowed );

		$violations = SettingsRules::broken( $wanted, array_keys( $allowed ) );
		if ( array() !== $violations ) {
			throw new Invalid( $violations );
		}
		$wanted = $wanted->with( array_map( static fn( string $name ): array => SiteRoles::tidied( $wanted->roles( $name ) ), array_combine( self::ROLE_LISTS, self::ROLE_LISTS ) ) );
		$this->repository->save( $wanted );
		foreach ( SettingsShape::SECRETS as $name ) {
			if ( isset( $changes[ $name ] ) && is_string( $changes[ $name ] ) ) {
				$this->secrets->set( $name, $changes[ $name ] );
			}
		}

		/**
		 * Fires after settings were saved.
		 *
		 * @param array<string, mixed> $settings those in force now, without secrets.
		 */
		do_action( 'userfeedback_settings_saved', Editions::inForce( $wanted, $site )->toArray() );
	}
}
