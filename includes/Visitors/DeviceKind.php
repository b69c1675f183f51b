<?php
declare(strict_types=1);

namespace UserFeedback\Visitors;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One of the three kinds of device that surveys know; a television and a console are closest to a desktop. */
final class DeviceKind {

	private const TELEVISIONS = array(
		'SMART-TV',
		'SmartTV',
		'Android TV',
		'GoogleTV',
		'Google TV',
		'BRAVIA',
		'; AFT',
		'CrKey',
		'Web0S',
		'SHIELD',
	);

	private const TABLETS = array(
		'iPad',
		'Tablet',
		'tablet',
		'SM-T',
		'SM-X',
		'SM-P',
		'GT-P',
		'Lenovo TB',
		'PlayBook',
		'; KF',
		'Nexus 7',
		'Nexus 9',
		'Pixel C',
	);

	private const PHONES = array( 'Mobile', 'Mobi/', 'Phone', 'iPod', 'Opera Mini', 'BlackBerry', 'Symbian', 'KAIOS', 'UCWEB' );

	/** Windows says Tablet where it only has a pen. */
	private const DESKTOPS = array( 'Windows NT', 'Macintosh', 'CrOS' );

	/** @return string desktop, tablet or mobile; empty where the system is not known either. */
	public static function of( UserAgentWords $words, string $os ): string {
		return match ( true ) {
			$words->say( ...self::TELEVISIONS ) => 'desktop',
			$words->say( ...self::DESKTOPS )    => 'desktop',
			$words->say( ...self::TABLETS )     => 'tablet',
			$words->say( ...self::PHONES )      => 'mobile',
			$words->say( 'Android' )            => 'tablet', // Android's browsers say Mobile on a phone, and nothing on a tablet.
			default                             => '' === $os ? '' : 'desktop',
		};
	}
}
