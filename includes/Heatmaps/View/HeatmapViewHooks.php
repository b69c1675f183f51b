<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\View;

use Closure;
use UserFeedback\Heatmaps\HeatmapShape;
use UserFeedback\Heatmaps\Pages\CurrentPageKey;
use UserFeedback\Heatmaps\Reading\ReadHeatmap;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Widget\WidgetScripts;
use WP;
use WP_User;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A page with its heatmap, as seen by a visitor or a role: `?userfeedback_heatmap={payload}.{hmac}`.
 *
 * The viewer is determined before the theme is loaded and before any content is read. Users without permission get a plain
 * error page that reveals nothing about the page.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class HeatmapViewHooks {

	/** Our scripts for visitors: a view by the owner is not a visit. */
	private const OFF = array( 'userfeedback-loader', 'userfeedback-rating', 'userfeedback-heatmap', 'userfeedback-why' );

	private const SCRIPT = 'userfeedback-heatmap-view';

	/** ID of the temporary user: no real user of a site has it. */
	private const USER_ID = PHP_INT_MAX;

	/** Writes by plugins that store data about the current user. */
	private const BLOCKED_WRITES = array( 'add_user_metadata', 'update_user_metadata', 'delete_user_metadata' );

	/**
	 * Scripts can't load anything from other sites, and scripts of other sites don't run, so that analytics don't count the
	 * view; forms can't be sent. Workers from a script's own text are allowed, as WordPress's emoji script uses one; the same
	 * policy applies to them.
	 */
	private const POLICY = "connect-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; worker-src 'self' blob:; "
		. "form-action 'none'; frame-ancestors %s";

	private const NO_STORE = 'no-cache, must-revalidate, max-age=0, no-store, private';

	private ?ViewGrant $grant = null;

	/**
	 * @param Closure(): AuthorizeViewer $admit
	 * @param Closure(): ReadHeatmap     $read
	 */
	public function __construct(
		#[Lazy( AuthorizeViewer::class )] private readonly Closure $admit,
		#[Lazy( ReadHeatmap::class )] private readonly Closure $read,
		private readonly WidgetScripts $scripts
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'setup_theme' => array( 'begin', 10, 1, '?' . SignedViewToken::PARAMETER ),
		);
	}

	/** Returns true if the URL requests a view. It is ignored in wp-admin and WordPress's other entry points. */
	public static function isAsked(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It is signed, and nothing is done with it here.
		return isset( $_GET[ SignedViewToken::PARAMETER ] ) && wp_using_themes() && ! is_admin();
	}

	public function begin(): void {
		if ( ! self::isAsked() ) {
			return;
		}
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Nothing of it is believed before its signature is.
		$signed      = $_GET[ SignedViewToken::PARAMETER ] ?? '';
		$this->grant = is_string( $signed ) ? ( $this->admit )()->run( $signed ) : null;
		add_action( 'template_redirect', array( $this, 'check' ), PHP_INT_MIN );
		if ( null === $this->grant ) {
			return;
		}
		HeatmapShape::VISITOR === $this->grant->as ? wp_set_current_user( 0 ) : self::becomeRole( $this->grant->as );
		add_filter( 'show_admin_bar', '__return_false', PHP_INT_MAX );
		add_action( 'parse_request', array( $this, 'isPage' ), PHP_INT_MIN );
		add_filter( 'script_loader_tag', array( $this, 'withoutOurs' ), PHP_INT_MAX, 2 );
		add_action( 'wp_footer', array( $this, 'show' ) );
	}

	/** Only pages can be viewed as another user. */
	public function isPage( WP $wp ): void {
		if ( isset( $wp->query_vars['rest_route'] ) || isset( $wp->query_vars['sitemap'] ) ) {
			$this->refuse();
		}
	}

	/** It must be the signed page, whatever URL the parameter was added to. */
	public function check(): void {
		$isOther = is_feed() || is_embed() || is_robots() || is_trackback() || is_favicon();
		if ( null === $this->grant || $isOther || CurrentPageKey::get()?->key !== $this->grant->key ) {
			$this->refuse();
		}
		self::sendHeaders();
	}

	public function withoutOurs( string $tag, string $handle ): string {
		return in_array( $handle, self::OFF, true ) ? '' : $tag;
	}

	public function show(): void {
		$grant = $this->grant;
		if ( null === $grant || ! $this->scripts->hasHeatView() ) {
			return;
		}
		try {
			$map = ( $this->read )()->run(
				$grant->key,
				array(
					'from'   => $grant->first,
					'to'     => $grant->last,
					'device' => $grant->device,
				)
			);
		} catch ( Problem ) {
			return; // The page is shown with a notice in place of the heatmap.
		}
		wp_print_inline_script_tag(
			(string) wp_json_encode(
				array(
					'map'   => $map,
					'mode'  => 'clicks',
					'words' => self::overlayStrings(),
				),
				JSON_HEX_TAG | JSON_HEX_AMP
			),
			array(
				'type' => 'application/json',
				'id'   => self::SCRIPT,
			)
		);
		wp_enqueue_script( self::SCRIPT, $this->scripts->heatView(), array(), $this->scripts->heatViewVersion(), true );
	}

	private function refuse(): never {
		self::sendCommonHeaders();
		header( "Content-Security-Policy: frame-ancestors 'self'", false );
		wp_die(
			esc_html__( 'This heatmap view has expired, or it isn’t available to you. Reopen the heatmap.', 'userfeedback' ),
			esc_html__( 'Heatmap', 'userfeedback' ),
			array( 'response' => 403 )
		);
	}

	/** @return array<string, string> of the contract's shape HeatmapWords. */
	private static function overlayStrings(): array {
		return array(
			'title'       => __( 'Heatmap', 'userfeedback' ),
			'mode'        => __( 'Show', 'userfeedback' ),
			'clicks'      => __( 'Clicks', 'userfeedback' ),
			'scroll'      => __( 'Scrolling', 'userfeedback' ),
			'both'        => __( 'Both', 'userfeedback' ),
			'one_click'   => __( '1 click', 'userfeedback' ),
			/* translators: %s: how many, two or more. */
			'some_clicks' => __( '%s clicks', 'userfeedback' ),
			/* translators: %s: how many. */
			'views'       => __( 'Page views: %s', 'userfeedback' ),
			'fold'        => __( 'Average fold', 'userfeedback' ),
			/* translators: %s: a share, such as 75 %. */
			'reached'     => __( '%s of visits reached this line', 'userfeedback' ),
			'few'         => __( 'Few clicks', 'userfeedback' ),
			'many'        => __( 'Many', 'userfeedback' ),
			'elements'    => __( 'Clicked elements', 'userfeedback' ),
			'here'        => __( 'On the page', 'userfeedback' ),
			'hidden'      => __( 'Not visible right now', 'userfeedback' ),
			'gone'        => __( 'Removed from page', 'userfeedback' ),
			/* translators: %s: how many. */
			'other'       => __( 'Other clicks: %s', 'userfeedback' ),
			'none'        => __( 'No matching visits in this date range.', 'userfeedback' ),
			'picture'     => __( 'Save as image', 'userfeedback' ),
			'no_picture'  => __( 'This browser can’t create an image of this page.', 'userfeedback' ),
			'close'       => __( 'Close', 'userfeedback' ),
		);
	}

	/** Makes the current user a temporary user with a role. Nothing about them is stored. */
	private static function becomeRole( string $role ): void {
		$user       = new WP_User(
			(object) array(
				'ID'              => self::USER_ID,
				'user_login'      => '',
				'user_nicename'   => '',
				'user_email'      => '',
				'user_url'        => '',
				'user_registered' => '0000-00-00 00:00:00',
				'display_name'    => translate_user_role( wp_roles()->role_names[ $role ] ?? $role ),
			)
		);
		$user->caps = array( $role => true );
		$user->get_role_caps();
		foreach ( self::BLOCKED_WRITES as $filter ) {
			add_filter( $filter, static fn( mixed $done, int $userId ): mixed => self::USER_ID === $userId ? true : $done, PHP_INT_MAX, 2 );
		}
		wp_set_current_user( 0 );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- wp_set_current_user() accepts only users from the database.
		$GLOBALS['current_user'] = $user;
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own action: other plugins expect it.
		do_action( 'set_current_user' );
	}

	/**
	 * Adds to the site's own policies, as a browser enforces all of them. But it ignores X-Frame-Options if there is a
	 * frame-ancestors, so its value is repeated there.
	 */
	public static function sendHeaders(): void {
		self::sendCommonHeaders();
		$ancestors = self::isFrameDenied( headers_list() ) ? "'none'" : "'self'";
		header( 'Content-Security-Policy: ' . sprintf( self::POLICY, $ancestors ), false );
	}

	/** Sends the headers that an error also has. */
	public static function sendCommonHeaders(): void {
		// WordPress before 6.8 doesn't send it to visitors, and an error sends all of these headers again.
		add_filter( 'nocache_headers', static fn( array $headers ): array => array( 'Cache-Control' => self::NO_STORE ) + $headers );
		nocache_headers();
		header( 'X-Robots-Tag: noindex, nofollow' );
		header( 'Referrer-Policy: no-referrer' );
	}

	/** @param array<string> $headers headers to be sent. */
	public static function isFrameDenied( array $headers ): bool {
		return array() !== preg_grep( '/^X-Frame-Options:\s*DENY/i', $headers );
	}
}
