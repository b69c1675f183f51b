<?php
declare(strict_types=1);

namespace UserFeedback\Licensing;

use UserFeedback\Ajax\AjaxReply;
use UserFeedback\Contract\AjaxAction;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\Forbidden;
use UserFeedback\Contract\Schema\Site\LicenceShape;
use UserFeedback\Licensing\Licence\Licence;
use UserFeedback\Licensing\Licence\LicenceState;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The admin-ajax actions of the license screen; their bodies are in LicenceShape. */
final class LicenceActions {

	public function __construct( private readonly CurrentLicence $current, private readonly ChangeLicence $change ) {}

	/** @return list<AjaxAction> */
	public static function actions(): array {
		return array(
			AjaxAction::of( 'vue_get_license', array( self::class, 'show' ), Can::SETTINGS, AjaxAction::LICENSE )
				->returns( static fn() => LicenceShape::both() ),
			AjaxAction::of( 'verify_license', array( self::class, 'verify' ), Can::SETTINGS, AjaxAction::LICENSE )
				->body( static fn() => LicenceShape::given() )
				->returns( static fn() => LicenceShape::changed() ),
			AjaxAction::of( 'deactivate_license', array( self::class, 'deactivate' ), Can::SETTINGS, AjaxAction::LICENSE )
				->body( static fn() => LicenceShape::givenUp() )
				->returns( static fn() => LicenceShape::changed() ),
			AjaxAction::of( 'validate_license', array( self::class, 'refresh' ), Can::SETTINGS, AjaxAction::LICENSE )
				->body( static fn() => LicenceShape::checked() )
				->returns( static fn() => LicenceShape::changed() ),
			AjaxAction::of( 'connect_url', array( self::class, 'connect' ), Can::SETTINGS, AjaxAction::LICENSE )
				->body( static fn() => LicenceShape::connecting() )
				->returns( static fn() => LicenceShape::connected() ),
		);
	}

	public function show(): AjaxReply {
		return AjaxReply::of(
			array(
				'site'    => LicenceMapper::toArray( $this->current->ofSite() ),
				'network' => is_multisite() ? LicenceMapper::toArray( $this->current->ofNetwork(), self::mayManageNetwork() ) : null,
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
				throw new Forbidden( 'The key of the network is given up by who manages the network.' );
			}
			$this->change->giveUpOfNetwork();
		} else {
			$this->change->giveUp();
		}
		return $this->done(
			$this->current->inForce(),
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
				'message' => __( 'Your plan\'s features are unlocked.', 'userfeedback' ),
			)
		);
	}

	private function reply( Licence $licence, string $message ): AjaxReply {
		return $licence->isValid() ? $this->done( $licence, $message ) : $this->refused( $licence );
	}

	private function done( Licence $licence, string $message ): AjaxReply {
		return AjaxReply::of(
			array(
				'message' => $message,
				'license' => LicenceMapper::toArray( $licence, ! $licence->isForNetwork() || self::mayManageNetwork() ),
			)
		);
	}

	private function refused( Licence $licence ): AjaxReply {
		$why = LicenceState::NONE === $licence->state ? __( 'Please enter a license key.', 'userfeedback' ) : $licence->notice();
		return AjaxReply::refused( $why, 200, array( 'license' => LicenceMapper::toArray( $licence, false ) ) );
	}

	private static function text( mixed $text ): string {
		return is_string( $text ) ? $text : '';
	}

	private static function mayManageNetwork(): bool {
		return is_multisite() && current_user_can( 'manage_network_options' );
	}
}
