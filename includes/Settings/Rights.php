<?php
declare(strict_types=1);

namespace UserFeedback\Settings;

use Closure;
use UserFeedback\Contract\Can;
use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Who may do what: the four capabilities exist only in this answer to WordPress's question, never in the database, so
 * that nothing is left behind and a change of mind takes effect at once.
 *
 * Whoever manages the site's options may everything; the roles of the access settings may what these say.
 */
final class Rights implements Module {

	/** @param Closure(): CurrentSettings $settings asked for only where a role decides. */
	public function __construct( private readonly Closure $settings ) {}

	public function register(): void {
		add_filter( 'map_meta_cap', array( $this, 'map' ), 10, 3 );
	}

	/**
	 * @param list<string> $needed what WordPress would ask for.
	 * @return list<string> capabilities that a user must really have.
	 */
	public function map( array $needed, string $capability, int $userId ): array {
		return match ( $capability ) {
			Can::EDIT->value     => $this->mayAs( $userId, 'create_edit_surveys' ),
			Can::VIEW->value     => $this->mayAs( $userId, 'view_results' ),
			Can::DELETE->value   => $this->mayAs( $userId, 'delete_surveys' ),
			Can::SETTINGS->value => array( 'manage_options' ),
			default              => $needed,
		};
	}

	/** @return list<string> */
	private function mayAs( int $userId, string $list ): array {
		$user = get_userdata( $userId );
		if ( false === $user || array() === $user->roles || $user->has_cap( 'manage_options' ) ) {
			return array( 'manage_options' ); // Decided without reading any setting: so are visitors and owners on the site's pages.
		}
		return array() === array_intersect( ( $this->settings )()->roles( $list ), $user->roles )
			? array( 'manage_options' )
			: array( 'exist' );
	}
}
