<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The admin menu and its pages. Each page is a container that the admin app renders into.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class AdminMenuHooks {

	public const SURVEYS  = 'userfeedback_surveys';
	public const RESULTS  = 'userfeedback_results';
	public const SETTINGS = 'userfeedback_settings';

	/** Opened from other pages; not in the menu. */
	public const ONBOARDING = 'userfeedback_onboarding';

	/** Pages where the owner chooses images. */
	private const WITH_IMAGES = array( 'surveys', 'settings' );

	/** Below Comments, where an owner looks for visitor feedback. */
	private const POSITION = 26;

	/** @var array<string, string> hook of a page to its name in the app. */
	private array $pages = array();

	/** Slug of the page that the menu opens. */
	private string $parent = self::SURVEYS;

	public function __construct( private readonly AppAssets $assets ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'admin_menu'            => array( 'addMenu' ),
			'admin_head'            => array( 'hideOnboarding' ),
			'admin_enqueue_scripts' => array( 'enqueue' ),
		);
	}

	public function addMenu(): void {
		$mayEdit      = current_user_can( Permission::EDIT->value ); // Users who may only view results have these and no others.
		$this->parent = $mayEdit ? self::SURVEYS : self::RESULTS;

		add_menu_page(
			$mayEdit ? __( 'Surveys', 'userfeedback' ) : __( 'Results', 'userfeedback' ),
			__( 'UserFeedback', 'userfeedback' ),
			$mayEdit ? Permission::EDIT->value : Permission::VIEW->value,
			$this->parent,
			array( $this, 'printPage' ),
			'dashicons-testimonial',
			self::POSITION
		);
		foreach ( self::pages() as $slug => [ $name, $title, $right ] ) {
			$this->addPage( $name, $slug, $title, self::capability( $right ) );
		}
		$this->addPage( 'onboarding', self::ONBOARDING, __( 'Setup Wizard', 'userfeedback' ), Permission::SETTINGS->value );
	}

	/** Runs late: WordPress uses the menu entry to find the page's permission, its title, and the open menu. */
	public function hideOnboarding(): void {
		remove_submenu_page( $this->parent, self::ONBOARDING );
	}

	/** @return array<string, array{string, string, Permission}> app name, title and permission of each page, by slug, in order. */
	public static function pages(): array {
		$pages = array_merge( ...array_map( static fn( string $feature ): array => $feature::adminPages(), FeatureIndex::ADMIN_PAGES ) );
		uasort( $pages, static fn( array $one, array $other ): int => $one[0] <=> $other[0] );
		return array_map( static fn( array $page ): array => array( $page[1], $page[2], $page[3] ), $pages );
	}

	/** WordPress inserts notices after the marker, which keeps them out of the app's own markup. */
	public function printPage(): void {
		$page = $this->pages[ current_filter() ] ?? '';
		printf(
			'<div class="wrap"><hr class="wp-header-end"><div id="userfeedback-app" class="wp-exclude-emoji" data-page="%s">',
			esc_attr( $page )
		);
		PageSkeleton::print( $page );
		printf(
			'</div><noscript><p>%s</p></noscript></div>',
			esc_html__( 'UserFeedback requires JavaScript. Turn it on in your browser to use this page.', 'userfeedback' )
		);
	}

	public function enqueue( string $pageHook ): void {
		if ( isset( $this->pages[ $pageHook ] ) ) {
			$this->assets->enqueue();
			if ( in_array( $this->pages[ $pageHook ], self::WITH_IMAGES, true ) && current_user_can( 'upload_files' ) ) {
				wp_enqueue_media(); // Option images and the logo come from the media library.
			}
			// It inserts images into the app's markup, even below the class that excludes an element: an added element is
			// parsed as if it had no parents.
			remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		}
	}

	/** WordPress accepts one capability. If one of several is enough, this returns one that the user has. */
	private static function capability( Permission $right ): string {
		$all          = $right->capabilities();
		$capabilities = array_values( array_filter( $all, 'current_user_can' ) );
		return $capabilities[0] ?? $all[0];
	}

	private function addPage( string $name, string $slug, string $title, string $capability ): void {
		$hook = add_submenu_page( $this->parent, $title, $title, $capability, $slug, array( $this, 'printPage' ) );
		if ( false !== $hook ) {
			$this->pages[ $hook ] = $name;
		}
	}
}
