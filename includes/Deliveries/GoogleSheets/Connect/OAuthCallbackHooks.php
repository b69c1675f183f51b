<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Connect;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The URL to which Google redirects an owner. The state acts as a nonce: it belongs to this user and works once.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class OAuthCallbackHooks {

	public const ACTION = 'userfeedback_google';

	/** A longer code or state is invalid. */
	private const LONGEST = 2_048;

	/**
	 * @param Closure(): CompleteAuthorization $finish
	 * @param Closure(): OAuthClient           $client
	 * @param Closure(): PendingAuthorizationStore    $states
	 * @param Closure(): CurrentEdition   $edition
	 */
	public function __construct(
		#[Lazy( CompleteAuthorization::class )] private readonly Closure $finish,
		#[Lazy( OAuthClient::class )] private readonly Closure $client,
		#[Lazy( PendingAuthorizationStore::class )] private readonly Closure $states,
		#[Lazy( CurrentEdition::class )] private readonly Closure $edition
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'admin_post_' . self::ACTION => array( 'handleCallback' ),
		);
	}

	public function handleCallback(): void {
		if ( ! current_user_can( Permission::SETTINGS->value ) || ! ( $this->edition )()->allows( PlanFeature::GOOGLE_DRIVE ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'userfeedback' ), '', array( 'response' => 403 ) );
		}
		nocache_headers();
		$pending = ( $this->states )()->take( get_current_user_id(), self::sent( 'state' ) );
		try {
			$outcome = null === $pending
				? OAuthOutcome::STATE
				: ( $this->finish )()->run( ( $this->client )(), $pending, self::sent( 'code' ), self::sent( 'error' ) );
		} catch ( Problem ) {
			$outcome = OAuthOutcome::REFUSED;
		}
		wp_safe_redirect( OAuthReturnUrl::of( null === $pending ? OAuthReturnUrl::SETTINGS : $pending->target, $outcome ) );
		exit;
	}

	private static function sent( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- The state is the nonce; the rest is only sent to Google.
		$value = isset( $_GET[ $name ] ) ? wp_unslash( $_GET[ $name ] ) : '';
		return is_string( $value ) && strlen( $value ) <= self::LONGEST ? $value : '';
	}
}
