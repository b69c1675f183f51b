<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Settings;

use UserFeedback\Plugin;
use UserFeedback\Settings\Saving\SaveSettings;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

/** Calls the filter the way WordPress's own updater does before an automatic update. */
final class AutomaticUpdatesTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->asMember( 'administrator' );
	}

	/**
	 * @dataProvider choices
	 * @param bool|null $before the choice in the list of plugins; null if unset.
	 */
	public function test_the_setting_controls_automatic_updates( string $choice, string $version, ?bool $before, ?bool $wanted ): void {
		Plugin::get( SaveSettings::class )->run( array( 'automatic_updates' => $choice ) );

		self::assertSame( $wanted, self::asked( $before, plugin_basename( USERFEEDBACK_FILE ), $version ) );
		self::assertSame( $before, self::asked( $before, 'akismet/akismet.php', $version ), 'Another plugin.' );
	}

	/** @return array<string, array{string, string, bool|null, bool|null}> */
	public static function choices(): array {
		$major = ( (int) USERFEEDBACK_VERSION + 1 ) . '.0.0';
		$minor = (int) USERFEEDBACK_VERSION . '.99.0';
		return array(
			'all'                         => array( 'all', $major, false, true ),
			'minor, and it is one'        => array( 'minor', $minor, false, true ),
			'minor, and it is a new one'  => array( 'minor', $major, true, false ),
			'none, and nobody else said'  => array( 'none', $minor, null, null ),
			'none, and the list says yes' => array( 'none', $major, true, true ),
		);
	}

	private static function asked( ?bool $before, string $plugin, string $version ): mixed {
		return apply_filters(
			'auto_update_plugin',
			$before,
			(object) array(
				'plugin'      => $plugin,
				'new_version' => $version,
			)
		);
	}
}
