<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Platform;

use UserFeedback\Admin\GrowthTools\InstallablePlugin;
use UserFeedback\Deliveries\GoogleSheets\GoogleController;
use UserFeedback\Licensing\Keys\LicenseStore;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Ajax\ActionTable;
use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\AjaxTestCase;
use UserFeedback\Tests\Support\Google\WithGoogle;
use WP_Hook;

/** Generated from the table of actions, so new ones are tested automatically. */
final class AjaxRouterTest extends AjaxTestCase {

	use WithGoogle;

	/** A folder in Google Drive. */
	private mixed $folder = '';

	public function test_the_site_has_exactly_the_actions_of_the_table(): void {
		/** @var array<string, WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		$ours  = array_values(
			array_filter(
				array_keys( $hooks ),
				static fn( string $hook ): bool => 1 === preg_match( '/^wp_ajax_(nopriv_)?userfeedback_/', $hook )
			)
		);
		$table = array_map( static fn( AjaxAction $action ): string => 'wp_ajax_' . $action->action(), ActionTable::all() );
		sort( $ours );
		sort( $table );

		self::assertSame( $table, $ours );
	}

	/** @dataProvider actions */
	public function test_without_the_right_nonce_nothing_happens( AjaxAction $action ): void {
		$this->asOwner();
		$others = array_diff(
			array_map( static fn( AjaxAction $other ): string => $other->nonceAction(), ActionTable::all() ),
			array( $action->nonceAction() )
		);
		$nonces = array( null, '', 'abcdef0123', wp_create_nonce( 'wp_rest' ), ...array_map( 'wp_create_nonce', array_unique( $others ) ) );
		$before = $this->stored();

		foreach ( $nonces as $nonce ) {
			$this->assertRefused( $this->post( $action->name, $this->body( $action ), $nonce ), 403, 'userfeedback_forbidden' );
		}
		self::assertSame( $before, $this->stored() );
	}

	/** @dataProvider actions */
	public function test_without_the_permission_nothing_happens( AjaxAction $action ): void {
		$others = array_filter(
			array( Permission::EDIT, Permission::VIEW, Permission::DELETE, Permission::SETTINGS ),
			static fn( Permission $right ): bool => array() === array_intersect(
				$right->capabilities(),
				$action->permission->capabilities()
			)
		);
		foreach ( array(
			fn() => $this->asRoleWith( ...$others ),
			fn() => $this->asMember( 'subscriber' ),
			fn() => $this->asVisitor(),
		) as $logIn ) {
			$logIn();
			$before = $this->stored();
			$this->assertRefused( $this->post( $action->name, $this->body( $action ) ), 403, 'userfeedback_forbidden' );
			self::assertSame( $before, $this->stored() );
		}
	}

	/** @dataProvider actions */
	public function test_an_administrator_gets_a_response_and_undeclared_fields_are_dropped( AjaxAction $action ): void {
		if ( AjaxAction::GOOGLE === $action->nonce ) {
			$this->withClient();
			$this->connect();
			$this->folder = Plugin::get( GoogleController::class )->make()->body['id'] ?? '';
		}
		$this->asOwner();
		$file = WP_PLUGIN_DIR . '/' . InstallablePlugin::ANALYTICS->basenames()[0]; // Already installed, so nothing is downloaded.
		mkdir( dirname( $file ) );
		file_put_contents( $file, "<?php\n// Plugin Name: Analytics" );
		try {
			$this->assertDone(
				$this->post( $action->name, $this->body( $action ) + array( 'url' => 'http://127.0.0.1/', 'class' => 'Evil' ) )
			);
		} finally {
			unlink( $file );
			rmdir( dirname( $file ) );
		}
	}

	/** @return array<string, array{AjaxAction}> */
	public static function actions(): array {
		$named = array();
		foreach ( ActionTable::all() as $action ) {
			$named[ $action->name ] = array( $action );
		}
		return $named;
	}

	/** @return array<string, string> a body that has an effect. */
	private function body( AjaxAction $action ): array {
		$all = array(
			'plugin'    => AjaxAction::PLUGINS === $action->nonce ? InstallablePlugin::ANALYTICS->value : 'behavior',
			'license'   => $this->licenseKey( Plan::PLUS ),
			'key'       => $this->licenseKey( Plan::PLUS ),
			'notice_id' => 'welcome',
			'return'    => 'settings',
			'folder_id' => is_string( $this->folder ) ? $this->folder : '',
		);
		return array_intersect_key( $all, $action->bodyShape()->properties() );
	}

	/** @return list<mixed> */
	private function stored(): array {
		return array( get_option( LicenseStore::OPTION ), get_option( Addon::OPTION ), get_user_meta( get_current_user_id() ) );
	}
}
