<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Maps the plugin's four capabilities through `map_meta_cap`. They are never stored in the database, so that nothing remains
 * after uninstalling and changes take effect immediately.
 *
 * Users who can manage options have all of them; roles have those that the access settings grant.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class Capabilities {

	/** @param Closure(): CurrentSettings $settings called only if a role decides */
	public function __construct( #[Lazy( CurrentSettings::class )] private readonly Closure $settings ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'map_meta_cap' => array( 'map', 10, 3, array( Hooks::class, 'isAboutOwnName' ) ),
		);
	}

	/**
	 * @param list<string> $needed the capabilities that WordPress would require
	 * @return list<string> capabilities that the user must actually have
	 */
	public function map( array $needed, string $capability, int $userId ): array {
		return match ( $capability ) {
			Permission::EDIT->value     => $this->mayAs( $userId, 'create_edit_surveys' ),
			Permission::VIEW->value     => $this->mayAs( $userId, 'view_results' ),
			Permission::DELETE->value   => $this->mayAs( $userId, 'delete_surveys' ),
			Permission::SETTINGS->value => array( 'manage_options' ),
			default                     => $needed,
		};
	}

	/** @return list<string> */
	private function mayAs( int $userId, string $list ): array {
		$user = get_userdata( $userId );
		if ( false === $user || array() === $user->roles || $user->has_cap( 'manage_options' ) ) {
			return array( 'manage_options' ); // Needs no settings: this covers visitors and owners on the site's pages.
		}
		return array() === array_intersect( ( $this->settings )()->roles( $list ), $user->roles )
			? array( 'manage_options' )
			: array( 'exist' );
	}
}
