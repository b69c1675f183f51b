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
		$licence = in_array( $given, $current, true )
			? $this->change->refresh()
			: $this->change->accept( $given, self::mayManageNetwork() );

		return $this->reply( $licence, __( 'Your license key was refreshed.', 'userfeedback' ) );
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
		$licence = $this->change->accept( self::text( $body['key'] ), self::mayManageNetwork() );
		if ( ! $licence->isValid() ) {
			return $this->refused( $licence );
		}
		return AjaxReply::of(
			array(
				'url'     => null,
				'reload'  => true,
				'message' => __( 'Your plan’s features are unlocked.', 'userfeedback' ),
			)
		);
	}

	private function reply( License $licence, string $message ): AjaxReply {
		return $licence->isValid() ? $this->done( $licence, $message ) : $this->refused( $licence );
	}

	private function done( License $licence, string $message ): AjaxReply {
		return AjaxReply::of(
			array(
				'message' => $message,
				'license' => self::toArray( $licence, ! $licence->isForNetwork() || self::mayManageNetwork() ),
			)
		);
	}

	private function refused( License $licence ): AjaxReply {
		$why = LicenseState::NONE === $licence->state ? __( 'Please enter a license key.', 'userfeedback' ) : $licence->notice();
		return AjaxReply::refused( $why, 200, array( 'license' => self::toArray( $licence, false ) ) );
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
	private static function toArray( License $licence, bool $showsKey = true ): array {
		return array(
			'key'          => $showsKey || '' === $licence->key ? $licence->key : '…' . substr( $licence->key, -4 ),
			'type'         => $licence->plan()->value,
			'lasting_type' => $licence->lastingPlan()->value,
			'state'        => $licence->state->value,
			'is_expired'   => LicenseState::EXPIRED === $licence->state,
			'is_disabled'  => LicenseState::DISABLED === $licence->state,
			'is_invalid'   => in_array( $licence->state, array( LicenseState::INVALID, LicenseState::WRONG_SITE ), true ),
			'message'      => $licence->notice(),
		);
	}
}
