<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Editor;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\PostRatings\Places\RatingPageData;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\Widget\Editor\RegisterEditorScript;
use UserFeedback\Widget\WidgetScripts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Loads scripts for the block editor: the rating block in all editors, and a post's feedback where posts are edited.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class RatingEditorHooks {

	/** The handle in its block.json. */
	private const BLOCK = 'userfeedback-post-ratings-block';

	private const PANEL = 'userfeedback-feedback-panel';

	/** @param Closure(): CurrentEdition $edition */
	public function __construct(
		private readonly RegisterEditorScript $script,
		private readonly WidgetScripts $scripts,
		#[Lazy( CurrentEdition::class, 'lasting' )] private readonly Closure $edition,
		private readonly RatingSettingsRepository $settings
	) {}

	/**
	 * Registers the editor's script only in wp-admin: a visitor's page only renders blocks.
	 *
	 * @return array<string, Declared|list<Declared>>
	 */
	public static function hooks(): array {
		return array(
			'init'                        => array( 'registerBlock', 10, 1, 'is_admin' ),
			'enqueue_block_editor_assets' => array( array( 'printBlockData' ), array( 'enqueuePanel' ) ),
		);
	}

	public function registerBlock(): void {
		$this->script->register( self::BLOCK, 'ratings' );
	}

	/** Only if there is an editor: other admin screens don't use it. */
	public function printBlockData(): void {
		$isShown = ( $this->edition )()->allows( PlanFeature::POST_RATINGS );
		$data    = array( // In the shape of RatingsOfEditor.
			'script' => $this->scripts->ratingPreview(),
			'page'   => $isShown ? RatingPageData::of( $this->settings->get(), '', '', '' ) : null,
		);
		wp_add_inline_script(
			self::BLOCK,
			'window.userfeedback_ratings = ' . wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
			'before'
		);
	}

	public function enqueuePanel(): void {
		$screen  = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		$isShown = 'post' === $screen?->base && current_user_can( Permission::VIEW->value );
		if ( $isShown && $this->script->register( self::PANEL, 'feedback' ) ) {
			wp_enqueue_script( self::PANEL );
		}
	}
}
