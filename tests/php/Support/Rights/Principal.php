<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Rights;

use UserFeedback\Platform\Rest\Permission;

/** Every kind of user of a site, with the documented permissions. Written by hand: it must not follow the code. */
enum Principal: string {
	case VISITOR       = 'a visitor';
	case SUBSCRIBER    = 'a subscriber';
	case CONTRIBUTOR   = 'a contributor';
	case AUTHOR        = 'an author';
	case EDITOR        = 'an editor';
	case ADMINISTRATOR = 'an administrator';
	case ONLY_EDIT     = 'someone who may only edit surveys';
	case ONLY_VIEW     = 'someone who may only read results';
	case ONLY_DELETE   = 'someone who may only delete surveys';
	case ONLY_SETTINGS = 'someone who may only change settings';
	case SUPER_ADMIN   = 'a super admin without a role on this site';

	/** @return list<Permission> on a site with default settings. */
	public function rights(): array {
		return match ( $this ) {
			self::ADMINISTRATOR, self::SUPER_ADMIN => array( Permission::EDIT, Permission::VIEW, Permission::DELETE, Permission::SETTINGS ),
			self::EDITOR                           => array( Permission::EDIT, Permission::VIEW, Permission::DELETE ),
			self::ONLY_EDIT                        => array( Permission::EDIT ),
			self::ONLY_VIEW                        => array( Permission::VIEW ),
			self::ONLY_DELETE                      => array( Permission::DELETE ),
			self::ONLY_SETTINGS                    => array( Permission::SETTINGS ),
			default                                => array(),
		};
	}

	/** Returns a WordPress role; null for users with single permissions, and for visitors. */
	public function role(): ?string {
		return match ( $this ) {
			self::SUBSCRIBER    => 'subscriber',
			self::CONTRIBUTOR   => 'contributor',
			self::AUTHOR        => 'author',
			self::EDITOR        => 'editor',
			self::ADMINISTRATOR => 'administrator',
			default             => null,
		};
	}

	public function may( Permission $can ): bool {
		$held = array_map( static fn( Permission $right ): string => $right->value, $this->rights() );
		return $can->isHeldBy( static fn( string $right ): bool => in_array( $right, $held, true ) );
	}
}
