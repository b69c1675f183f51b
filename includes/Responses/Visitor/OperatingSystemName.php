<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Detects the operating system.
 *
 * Browsers no longer report some versions: Windows 11 calls itself NT 10.0, every Mac 10.15, and Chrome calls every phone
 * Android 10. In these cases no version is better than a wrong one.
 */
final class OperatingSystemName {

	/** Systems that also name one below come first. */
	private const NAMES = array(
		'Xbox'        => 'Xbox',
		'PlayStation' => 'PlayStation',
		'Nintendo'    => 'Nintendo',
		'Tizen'       => 'Tizen',
		'Web0S'       => 'webOS',
		'KAIOS'       => 'KaiOS',
		'BlackBerry'  => 'BlackBerry',
		'BB10'        => 'BlackBerry',
		'Symbian'     => 'Symbian',
		'HarmonyOS'   => 'HarmonyOS',
		'CrOS'        => 'ChromeOS',
	);

	private const WINDOWS = array(
		'5.1'  => 'XP',
		'5.2'  => 'XP',
		'6.0'  => 'Vista',
		'6.1'  => '7',
		'6.2'  => '8',
		'6.3'  => '8.1',
		'10.0' => '10+',
	);

	/** @return string empty if it isn't a known system. */
	public static function of( UserAgentTokens $words ): string {
		foreach ( self::NAMES as $word => $name ) {
			if ( $words->say( $word ) ) {
				return $name;
			}
		}
		return match ( true ) {
			$words->say( 'Windows Phone' )          => 'Windows Phone',
			$words->say( 'Windows' )                => self::windows( $words ),
			$words->say( 'iPad', 'iPhone', 'iPod' ) => self::apple( $words ),
			$words->say( 'Android' )                => self::android( $words ),
			$words->say( 'Macintosh' )              => self::mac( $words ),
			$words->say( 'FreeBSD' )                => 'FreeBSD',
			$words->say( 'Linux', 'X11' )           => 'Linux',
			default                                 => '',
		};
	}

	/** Name of an iPad that says it is a Mac: Safari has the system's version; other browsers report an old one. */
	public static function ofPad( UserAgentTokens $words ): string {
		$safari = $words->major( 'Version' ) ?? 0;
		return $safari >= 13 ? "iPadOS $safari" : 'iPadOS';
	}

	private static function windows( UserAgentTokens $words ): string {
		return trim( 'Windows ' . ( self::WINDOWS[ $words->major( 'NT' ) . '.' . $words->minor( 'NT' ) ] ?? '' ) );
	}

	/** Since 26, only Safari's own version, which is the same, still changes. */
	private static function apple( UserAgentTokens $words ): string {
		$safari  = $words->major( 'Version' ) ?? 0;
		$version = $safari >= 26 ? $safari : $words->major( 'OS' );
		return trim( ( $words->say( 'iPad' ) && $version >= 13 ? 'iPadOS ' : 'iOS ' ) . $version );
	}

	private static function android( UserAgentTokens $words ): string {
		return $words->say( 'Android 10; K)', 'Android 10; K;' ) ? 'Android' : trim( 'Android ' . $words->major( 'Android' ) );
	}

	private static function mac( UserAgentTokens $words ): string {
		$major = $words->major( 'X' );
		$minor = $words->minor( 'X' );
		return match ( true ) {
			10 !== $major => trim( "macOS $major" ),
			$minor >= 15  => 'macOS',
			default       => "macOS 10.$minor",
		};
	}
}
