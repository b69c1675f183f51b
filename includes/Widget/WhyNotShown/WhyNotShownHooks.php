<?php
declare(strict_types=1);

namespace UserFeedback\Widget\WhyNotShown;

use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Widget\Manifest\PageContext;
use UserFeedback\Widget\WidgetScripts;
use UserFeedback\Widget\Words\WhyNotShownStrings;
use WP_Admin_Bar;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Adds "Surveys on this page" to the admin bar for users who can edit surveys. Visitors' pages aren't affected.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class WhyNotShownHooks {

	private const ITEM = 'userfeedback-why';

	/** After the site's own items, before those of most plugins. */
	private const PLACE_IN_BAR = 85;

	/** Runs when embedded surveys are known and the loader is enqueued, so that the loader's decision comes first. */
	private const AFTER_LOADER = 15;

	private const STYLES = '#wpadminbar #wp-admin-bar-userfeedback-why .ab-icon::before{content:"\f473";top:2px}'
		. '#wpadminbar .userfeedback-count:not(:empty){display:inline-block;margin-inline-start:6px;padding:0 6px;border-radius:9px;background:#2271b1;color:#fff;font-size:11px;line-height:18px}'
		. '@media screen and (max-width:782px){#wpadminbar li#wp-admin-bar-userfeedback-why{display:block}#wpadminbar .userfeedback-count:not(:empty){position:absolute;inset-block-start:4px;inset-inline-end:2px}#wpadminbar li#wp-admin-bar-userfeedback-why .ab-item{position:relative}}'
		. '.userfeedback-note{padding:8px 12px;border-inline-start:4px solid #dba617;background:#fcf9e8;color:#1d2327;font-size:14px}';

	public function __construct( private readonly WhyNotShownMapper $mapper, private readonly WidgetScripts $scripts ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'admin_bar_menu'     => array( 'addItem', self::PLACE_IN_BAR ),
			'wp_enqueue_scripts' => array( 'addStyles', 10, 1, 'is_admin_bar_showing' ),
			'wp_footer'          => array( 'show', self::AFTER_LOADER, 1, 'is_admin_bar_showing' ),
		);
	}

	/** Without JavaScript it links to the list of surveys. */
	public function addItem( WP_Admin_Bar $bar ): void {
		if ( ! $this->isWanted() ) {
			return;
		}
		$bar->add_node(
			array(
				'id'    => self::ITEM,
				'title' => '<span class="ab-icon" aria-hidden="true"></span><span class="ab-label">'
					. esc_html( WhyNotShownStrings::title() )
					. '</span><span class="userfeedback-count"></span>',
				'href'  => admin_url( 'admin.php?page=userfeedback_surveys' ),
			)
		);
	}

	public function addStyles(): void {
		if ( $this->isWanted() ) {
			wp_add_inline_style( 'admin-bar', self::STYLES );
		}
	}

	public function show(): void {
		if ( ! $this->isWanted() ) {
			return;
		}
		try {
			$data = $this->mapper->toArray( PageContext::current() );
		} catch ( StorageFailed ) {
			return; // The page and the link in the bar still work.
		}
		wp_print_inline_script_tag(
			(string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ),
			array(
				'type' => 'application/json',
				'id'   => self::ITEM,
			)
		);
		wp_enqueue_script(
			self::ITEM,
			$this->scripts->opener(),
			array(),
			$this->scripts->openerVersion(),
			array( 'strategy' => 'defer', 'in_footer' => true )
		);
	}

	private function isWanted(): bool {
		return ! is_admin()
			&& is_admin_bar_showing()
			&& ! is_customize_preview()
			&& $this->scripts->isBuilt()
			&& current_user_can( Permission::EDIT->value );
	}
}
