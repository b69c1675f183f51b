<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

use UserFeedback\Contract\Can;
use UserFeedback\Module;

/** The menu and its pages; each page is a place in which the admin app draws itself. */
final class AdminModule implements Module {

	private const SURVEYS = 'userfeedback_surveys';
	private const RESULTS = 'userfeedback_results';

	/** Below Comments, where an owner looks for what visitors said. */
	private const POSITION = 26;

	/** @var array<string, string> hook of a page to its name in the app. */
	private array $pages = array();

	public function __construct( private readonly AppAssets $assets ) {}

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'addMenu' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	public function addMenu(): void {
		$either = current_user_can( Can::EDIT->value ) ? Can::EDIT->value : Can::VIEW->value;

		add_menu_page( __( 'Surveys', 'userfeedback' ), __( 'UserFeedback', 'userfeedback' ), $either, self::SURVEYS, array( $this, 'printPage' ), 'dashicons-testimonial', self::POSITION );
		$this->addPage( 'surveys', self::SURVEYS, __( 'Surveys', 'userfeedback' ), $either );
		$this->addPage( 'results', self::RESULTS, __( 'Results', 'userfeedback' ), Can::VIEW->value );
	}

	/** WordPress puts notices after the mark, and so not into the middle of what the app draws. */
	public function printPage(): void {
		printf(
			'<div class="wrap"><hr class="wp-header-end"><div id="userfeedback-app" data-page="%1$s"></div><noscript><p>%2$s</p></noscript></div>',
			esc_attr( $this->pages[ current_filter() ] ?? '' ),
			esc_html__( 'Surveys are built and read with JavaScript. Switch it on in your browser to use this page.', 'userfeedback' )
		);
	}

	public function enqueue( string $page_hook ): void {
		if ( isset( $this->pages[ $page_hook ] ) ) {
			$this->assets->enqueue();
		}
	}

	private function addPage( string $name, string $slug, string $title, string $capability ): void {
		$hook = add_submenu_page( self::SURVEYS, $title, $title, $capability, $slug, array( $this, 'printPage' ) );
		if ( false !== $hook ) {
			$this->pages[ $hook ] = $name;
		}
	}
}
