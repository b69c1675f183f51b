<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Surveys;

use UserFeedback\Contract\Can;
use UserFeedback\Tests\Support\SiteTestCase;

final class RightsTest extends SiteTestCase {

	private const ALL = array( Can::EDIT, Can::VIEW, Can::DELETE, Can::SETTINGS );

	/**
	 * @dataProvider roles
	 * @param list<Can> $rights
	 */
	public function test_a_role_has_its_rights_and_no_others( string $role, array $rights ): void {
		$this->as_member( $role );

		self::assertSame( $rights, $this->held() );
	}

	/** @return array<string, array{string, list<Can>}> */
	public static function roles(): array {
		return array(
			'an administrator may everything'        => array( 'administrator', self::ALL ),
			'an editor may all but the settings'     => array( 'editor', array( Can::EDIT, Can::VIEW, Can::DELETE ) ),
			'an author may nothing'                  => array( 'author', array() ),
			'a subscriber may nothing'               => array( 'subscriber', array() ),
		);
	}

	public function test_a_visitor_may_nothing(): void {
		self::assertSame( array(), $this->held() );
	}

	public function test_whoever_manages_the_options_may_everything(): void {
		$this->as_member( 'subscriber' );
		wp_get_current_user()->add_cap( 'manage_options' );

		self::assertSame( self::ALL, $this->held() );
	}

	public function test_other_capabilities_are_left_alone(): void {
		$this->as_member( 'editor' );

		self::assertTrue( current_user_can( 'edit_posts' ) );
		self::assertFalse( current_user_can( 'manage_options' ) );
		self::assertFalse( current_user_can( 'userfeedback_anything_else' ) );
	}

	/** @return list<Can> */
	private function held(): array {
		return array_values( array_filter( self::ALL, static fn( Can $right ): bool => current_user_can( $right->value ) ) );
	}
}
