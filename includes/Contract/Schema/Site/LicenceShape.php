<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Site;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;
use UserFeedback\Editions\Plan;
use UserFeedback\Licensing\Licence\LicenceState;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The license of a site and of its network. */
final class LicenceShape {

	/** Maximum key length that is read; a real one is shorter. */
	private const KEY = 1000;

	/** `network` is null on a single site. */
	public static function both(): Shape {
		return S::record(
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
		$plan = S::oneOf( array_map( static fn( Plan $plan ): string => $plan->value, Plan::cases() ) );
		return S::record(
			array(
				'key'          => S::string(),
				'type'         => $plan,
				'lasting_type' => $plan,
				'state'        => S::oneOf( array_map( static fn( LicenceState $state ): string => $state->value, LicenceState::cases() ) ),
				'is_expired'   => S::boolean(),
				'is_disabled'  => S::boolean(),
				'is_invalid'   => S::boolean(),
				'message'      => S::string(),
			)
		)->named( 'License' );
	}

	public static function given(): Shape {
		return S::object( array( 'license' => S::string()->max( self::KEY )->required() ) )->named( 'LicenseGiven' );
	}

	/** The site's key, or the network's if the request says so. */
	public static function givenUp(): Shape {
		return S::object(
			array(
				'license' => S::string()->max( self::KEY ),
				'network' => S::boolean()->default( false ),
			)
		)->named( 'LicenseGivenUp' );
	}

	/** Without a key, checks the current one again. */
	public static function checked(): Shape {
		return S::object( array( 'license' => S::string()->max( self::KEY )->default( '' ) ) )->named( 'LicenseChecked' );
	}

	public static function changed(): Shape {
		return S::record(
			array(
				'message' => S::string(),
				'license' => self::one(),
			)
		)->named( 'LicenseChanged' );
	}

	/** A connect key is a license key: nothing is downloaded for it. */
	public static function connecting(): Shape {
		return S::object( array( 'key' => S::string()->max( self::KEY )->required() ) )->named( 'LicenseConnecting' );
	}

	/** `url` is the next page; null to stay. */
	public static function connected(): Shape {
		return S::record(
			array(
				'url'     => S::url()->nullable(),
				'reload'  => S::boolean(),
				'message' => S::string(),
			)
		)->named( 'LicenseConnected' );
	}

	/** True if the settings page shows the current user the invitation to upgrade. */
	public static function blurb(): Shape {
		return S::record( array( 'show' => S::boolean() ) )->named( 'SettingsBlurb' );
	}
}
