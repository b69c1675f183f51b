<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Keys;

use UserFeedback\Licensing\Keys\License\LicenseState;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The license of a site and of its network. */
final class LicenseShape {

	/** Maximum key length that is read; a real one is shorter. */
	private const KEY = 1000;

	/** `network` is null on a single site. */
	public static function both(): Shape {
		return Schema::record(
			array(
				'site'    => self::one(),
				'network' => self::one()->nullable(),
			)
		)->named( 'Licenses' );
	}

	/**
	 * `type` is lite unless the key is currently valid; `lasting_type` is still its plan if it only expired; `message` is the
	 * notice to show, empty for none.
	 */
	public static function one(): Shape {
		$plan = Schema::oneOf( array_map( static fn( Plan $plan ): string => $plan->value, Plan::cases() ) );
		return Schema::record(
			array(
				'key'          => Schema::string(),
				'type'         => $plan,
				'lasting_type' => $plan,
				'state'        => Schema::oneOf(
					array_map( static fn( LicenseState $state ): string => $state->value, LicenseState::cases() )
				),
				'is_expired'   => Schema::boolean(),
				'is_disabled'  => Schema::boolean(),
				'is_invalid'   => Schema::boolean(),
				'message'      => Schema::string(),
			)
		)->named( 'License' );
	}

	public static function given(): Shape {
		return Schema::object( array( 'license' => Schema::string()->max( self::KEY )->required() ) )->named( 'LicenseGiven' );
	}

	/** The site's key, or the network's if the request says so. */
	public static function givenUp(): Shape {
		return Schema::object(
			array(
				'license' => Schema::string()->max( self::KEY ),
				'network' => Schema::boolean()->default( false ),
			)
		)->named( 'LicenseGivenUp' );
	}

	/** Without a key, checks the current one again. */
	public static function checked(): Shape {
		return Schema::object( array( 'license' => Schema::string()->max( self::KEY )->default( '' ) ) )->named( 'LicenseChecked' );
	}

	public static function changed(): Shape {
		return Schema::record(
			array(
				'message' => Schema::string(),
				'license' => self::one(),
			)
		)->named( 'LicenseChanged' );
	}

	/** A connect key is a license key: nothing is downloaded for it. */
	public static function connecting(): Shape {
		return Schema::object( array( 'key' => Schema::string()->max( self::KEY )->required() ) )->named( 'LicenseConnecting' );
	}

	/** `url` is the next page; null to stay. */
	public static function connected(): Shape {
		return Schema::record(
			array(
				'url'     => Schema::url()->nullable(),
				'reload'  => Schema::boolean(),
				'message' => Schema::string(),
			)
		)->named( 'LicenseConnected' );
	}

	/** True if the settings page shows the current user the invitation to upgrade. */
	public static function blurb(): Shape {
		return Schema::record( array( 'show' => Schema::boolean() ) )->named( 'SettingsBlurb' );
	}
}
