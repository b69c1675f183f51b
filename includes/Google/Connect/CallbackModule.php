<?php
declare(strict_types=1);

namespace UserFeedback\Google\Connect;

use Closure;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\Problem;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The URL to which Google redirects an owner. The state acts as a nonce: it belongs to this user and works once.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class CallbackModule {

	public const ACTION = 'userfeedback_google';

	/** A longer code or state is invalid. */
	private const LONGEST = 2_048;

	/**
	 * @param Closure(): FinishConnecting $finish
	 * @param Closure(): Client           $client
	 * @param Closure(): PendingStates    $states
	 * @param Closure(): CurrentEdition   $edition
	 */
	public function __construct(
		#[Lazy( FinishConnecting::class )] private readonly Closure $finish,
		#[Lazy( Client::class )] private readonly Closure $client,
		#[Lazy( PendingStates::class )] private readonly Closure $states,
		#[Lazy( CurrentEdition::class )] private readonly Closure $edition
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'admin_post_' . self::ACTION => array( 'answer' ),
		);
	}

	public function answer(): void {
		if ( ! current_user_can( Can::SETTINGS->value ) || ! ( $this->edition )()->allows( Feature::GOOGLE_DRIVE ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'userfeedback' ), '', array( 'response' => 403 ) );
		}
		nocache_headers();
		$pending = ( $this->states )()->take( get_current_user_id(), self::sent( 'state' ) );
		try {
			$came = null === $pending
				? Came::STATE
				: ( $this->finish )()->run( ( $this->client )(), $pending, self::sent( 'code' ), self::sent( 'error' ) );
		} catch ( Problem ) {
			$came = Came::REFUSED;
		}
		wp_safe_redirect( ReturnAddress::of( null === $pending ? ReturnAddress::SETTINGS : $pending->target, $came ) );
		exit;
	}

	private static function sent( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- The state is the nonce; the rest is only sent to Google.
		$value = isset( $_GET[ $name ] ) ? wp_unslash( $_GET[ $name ] ) : '';
		return is_string( $value ) && strlen( $value ) <= self::LONGEST ? $value : '';
	}
}
