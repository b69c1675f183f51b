<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys;

use UserFeedback\Licensing\Keys\License\License;
use UserFeedback\Licensing\Keys\License\LicenseState;
use UserFeedback\Platform\Ajax\AjaxAction;
use UserFeedback\Platform\Ajax\AjaxReply;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The admin-ajax actions of the license screen; their bodies are in LicenseShape. */
final class LicenseActions {

	public function __construct( private readonly CurrentLicense $current, private readonly ChangeLicense $change ) {}

	/** @return list<AjaxAction> */
	public static function actions(): array {
		return array(
			AjaxAction::of( 'vue_get_license', array( self::class, 'show' ), Permission::SETTINGS, AjaxAction::LICENSE )
				->returns( static fn() => LicenseShape::both() ),
			AjaxAction::of( 'verify_license', array( self::class, 'verify' ), Permission::SETTINGS, AjaxAction::LICENSE )
				->body( static fn() => LicenseShape::given() )
				->returns( static fn() => LicenseShape::changed() ),
			AjaxAction::of( 'deactivate_license', array( self::class, 'deactivate' ), Permission::SETTINGS, AjaxAction::LICENSE )
				->body( static fn() => LicenseShape::givenUp() )
				->returns( static fn() => LicenseShape::changed() ),
			AjaxAction::of( 'validate_license', array( self::class, 'refresh' ), Permission::SETTINGS, AjaxAction::LICENSE )
				->body( static fn() => LicenseShape::checked() )
				->returns( static fn() => LicenseShape::changed() ),
			AjaxAction::of( 'connect_url', array( self::class, 'connect' ), Permission::SETTINGS, AjaxAction::LICENSE )
				->body( static fn() => LicenseShape::connecting() )
				->returns( static fn() => LicenseShape::connected() ),
		);
	}

	public function show(): AjaxReply {
		return AjaxReply::of(
			array(
				'site'    => self::toArray( $this->current->ofSite() ),
				'network' => is_multisite() ? self::toArray( $this->current->ofNetwork(), self::mayManageNetwork() ) : null,
			)
		);
	}

	/** @param array<string, mixed> $body */
	public function verify( array $body ): AjaxReply {
		return $this->reply(
			$this->change->accept( self::text( $body['license'] ), self::mayManageNetwork() ),
			__( 'Your license key is active.', 'userfeedback' )
		);
	}

	/** @param array<string, mixed> $body */
	public function refresh( array $body ): AjaxReply {
		$given   = trim( self::text( $body['license'] ) );
		$current = array( '', $this->current->ofSite()->key, $this->current->ofNetwork()->key );
		$license = in_array( $given, $current, true )
			? $this->change->refresh()
			: $this->change->accept( $given, self::mayManageNetwork() );

		return $this->reply( $license, __( 'Your license key was refreshed.', 'userfeedback' ) );
	}

	/** @param array<string, mixed> $body */
	public function deactivate( array $body ): AjaxReply {
		if ( is_multisite() && true === $body['network'] ) {
			if ( ! self::mayManageNetwork() ) {
				throw RequestError::forbidden( 'The key of the network is given up by who manages the network.' );
			}
			$this->change->removeFromNetwork();
		} else {
			$this->change->removeFromSite();
		}
		return $this->done(
			$this->current->effective(),
			__( 'Your license key was deactivated on this site. Your surveys and responses are all still there.', 'userfeedback' )
		);
	}

	/** @param array<string, mixed> $body */
	public function connect( array $body ): AjaxReply {
		$license = $this->change->accept( self::text( $body['key'] ), self::mayManageNetwork() );
		if ( ! $license->isValid() ) {
			return $this->refused( $license );
		}
		return AjaxReply::of(
			array(
				'url'     => null,
				'reload'  => true,
				'message' => __( 'Your plan’s features are unlocked.', 'userfeedback' ),
			)
		);
	}

	private function reply( License $license, string $message ): AjaxReply {
		return $license->isValid() ? $this->done( $license, $message ) : $this->refused( $license );
	}

	private function done( License $license, string $message ): AjaxReply {
		return AjaxReply::of(
			array(
				'message' => $message,
				'license' => self::toArray( $license, ! $license->isForNetwork() || self::mayManageNetwork() ),
			)
		);
	}

	private function refused( License $license ): AjaxReply {
		$why = LicenseState::NONE === $license->state ? __( 'Please enter a license key.', 'userfeedback' ) : $license->notice();
		return AjaxReply::refused( $why, 200, array( 'license' => self::toArray( $license, false ) ) );
	}

	private static function text( mixed $text ): string {
		return is_string( $text ) ? $text : '';
	}

	private static function mayManageNetwork(): bool {
		return is_multisite() && current_user_can( 'manage_network_options' );
	}

	/**
	 * Maps a license to LicenseShape::one().
	 *
	 * @param bool $showsKey False for only its last characters, for users who may view the key but not use it elsewhere.
	 * @return array<string, mixed>
	 */
	private static function toArray( License $license, bool $showsKey = true ): array {
		return array(
			'key'          => $showsKey || '' === $license->key ? $license->key : '…' . substr( $license->key, -4 ),
			'type'         => $license->plan()->value,
			'lasting_type' => $license->lastingPlan()->value,
			'state'        => $license->state->value,
			'is_expired'   => LicenseState::EXPIRED === $license->state,
			'is_disabled'  => LicenseState::DISABLED === $license->state,
			'is_invalid'   => in_array( $license->state, array( LicenseState::INVALID, LicenseState::WRONG_SITE ), true ),
			'message'      => $license->notice(),
		);
	}
}
