<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Contract\Can;
use UserFeedback\Module;

/**
 * Who may do what: the four capabilities exist only in this answer to WordPress's question, never in the database, so
 * that nothing is left behind and a change of mind takes effect at once.
 *
 * Whoever manages the site's options may everything; the roles below may all but the settings.
 */
final class Rights implements Module {

	private const ROLES = array( 'administrator', 'editor' );

	public function register(): void {
		add_filter( 'map_meta_cap', array( $this, 'map' ), 10, 3 );
	}

	/**
	 * @param list<string> $needed what WordPress would ask for.
	 * @return list<string> capabilities that a user must really have.
	 */
	public function map( array $needed, string $capability, int $user_id ): array {
		return match ( $capability ) {
			Can::EDIT->value, Can::VIEW->value, Can::DELETE->value => $this->hasRole( $user_id ) ? array( 'exist' ) : array( 'manage_options' ),
			Can::SETTINGS->value                                   => array( 'manage_options' ),
			default                                                => $needed,
		};
	}

	private function hasRole( int $user_id ): bool {
		$user = get_userdata( $user_id );
		return false !== $user && array() !== array_intersect( self::ROLES, $user->roles );
	}
}
