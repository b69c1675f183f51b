<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use Closure;
use UserFeedback\Heatmaps\Pages\CurrentPageKey;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Widget\WidgetScripts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Prints the script that records visits on the pages that the owner chose, and nothing on others.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class CaptureHooks {

	public const SCRIPT = 'userfeedback-heatmap';

	/** Category of the WP Consent API: actions are counted, but visitors aren't identified. */
	private const CATEGORY = 'statistics';

	/** Parameters of pages that the site's team is viewing. */
	private const LOOKS = array( 'userfeedback_heatmap', 'userfeedback_preview' );

	/**
	 * @param Closure(): CurrentEdition $edition   for visitors; called only on chosen pages, like those below.
	 * @param Closure(): PageToken      $tokens
	 * @param Closure(): string         $collector its URL, or empty if REST is used.
	 */
	public function __construct(
		private readonly WidgetScripts $scripts,
		#[Lazy( CurrentEdition::class, 'lasting' )] private readonly Closure $edition,
		#[Lazy( PageToken::class )] private readonly Closure $tokens,
		#[Lazy( CollectorState::class, 'named' )] private readonly Closure $collector
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'wp_footer' => array( 'show', 10, 1, array( VisitorSettings::class, 'hasHeatmaps' ) ),
		);
	}

	public function show(): void {
		$chosen = RecordedPages::get();
		$page   = null === $chosen || ! $this->isVisit() ? null : CurrentPageKey::get();
		if ( null === $chosen || null === $page || ! $chosen->has( $page ) ) {
			return;
		}
		if ( self::isOfTeam() || ! $this->scripts->hasHeatmap() || ! ( $this->edition )()->allows( PlanFeature::HEATMAPS ) ) {
			return;
		}
		wp_print_inline_script_tag(
			(string) wp_json_encode(
				array(
					'page'      => $page->key,
					'nonce'     => ( $this->tokens )()->of( $page->key ),
					'sample'    => $chosen->sample,
					'consent'   => $chosen->consent ? self::category() : '',
					'private'   => $chosen->private,
					'rest'      => rest_url( FeatureIndex::REST_NAMESPACE . '/' ),
					'collector' => ( $this->collector )(),
				),
				JSON_HEX_TAG | JSON_HEX_AMP
			),
			array(
				'type' => 'application/json',
				'id'   => self::SCRIPT,
			)
		);
		wp_enqueue_script(
			self::SCRIPT,
			$this->scripts->heatmap(),
			array(),
			$this->scripts->heatmapVersion(),
			array(
				'strategy'  => 'async', // Its data are printed before it, and it doesn't block the page.
				'in_footer' => true,
			)
		);
	}

	private function isVisit(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only keeps a script away.
		return array() === array_intersect_key( $_GET, array_flip( self::LOOKS ) )
			&& ! is_feed() && ! is_embed() && ! is_customize_preview() && ! is_preview();
	}

	/** Team members click on other things than visitors do. */
	private static function isOfTeam(): bool {
		return is_user_logged_in()
			&& (
				current_user_can( 'edit_posts' )
					|| current_user_can( Permission::VIEW->value )
					|| current_user_can( Permission::EDIT->value )
			);
	}

	private static function category(): string {
		/**
		 * The category of the WP Consent API that heatmaps wait for if the owner requires consent.
		 *
		 * @param string $category statistics.
		 */
		$category = apply_filters( 'userfeedback_heatmap_consent_category', self::CATEGORY );
		return is_string( $category ) && '' !== $category ? $category : self::CATEGORY;
	}
}
