<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Contract\Cost;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Settings\SettingsShape;
use UserFeedback\Tests\Support\Cases\RestTestCase;

/** Options that load on every page of the site, for every visitor. */
final class AutoloadedOptionsTest extends RestTestCase {

	private const MOST_BYTES = 4096;

	public function test_no_autoloaded_option_exceeds_four_kilobytes_with_the_longest_settings(): void {
		$this->asRoleWith( Permission::EDIT, Permission::SETTINGS );
		$longest = array();
		foreach ( SettingsShape::draft()->properties()['settings']->properties() as $name => $shape ) {
			$most = $shape->keyword( 'maxLength' );
			if ( ! $shape->isReadOnly() && is_int( $most ) && Limits::URL !== $most && Limits::ADDRESSES !== $most ) {
				$longest[ $name ] = str_repeat( 'a', $most );
			}
		}
		$address                               = 'https://example.org/' . str_repeat( 'a', Limits::URL - 20 );
		$longest['widget_custom_logo']         = $address;
		$longest['notifications_header_image'] = $address;
		$longest['ai_api_url']                 = $address;
		$longest['notifications_recipients']   = implode( ',', array_fill( 0, intdiv( Limits::ADDRESSES, 20 ), 'someone@example.org' ) );
		$longest['view_results']               = array_map( static fn( int $place ): string => "role-$place", range( 1, 500 ) );
		$this->assertStatus( 200, $this->request( 'POST', 'settings', array( 'settings' => $longest ) ) );

		$sizes = array();
		foreach ( wp_load_alloptions( true ) as $name => $value ) {
			if ( is_string( $name ) && is_string( $value ) && str_contains( $name, 'userfeedback' ) ) {
				$sizes[ $name ] = strlen( $value );
			}
		}
		self::assertNotSame( array(), $sizes );
		self::assertSame( array(), array_filter( $sizes, static fn( int $bytes ): bool => $bytes > self::MOST_BYTES ) );
	}
}
