<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Detects the browser. Most also name several others for compatibility, so the order matters. */
final class BrowserName {

	private const NAMES = array(
		'FBAV'             => 'Facebook',
		'Instagram'        => 'Instagram',
		'MicroMessenger'   => 'WeChat',
		'Line'             => 'Line',
		'Snapchat'         => 'Snapchat',
		'musical_ly_'      => 'TikTok',
		'BytedanceWebview' => 'TikTok',
		'GSA'              => 'Google app',
		'Mini'             => 'Opera Mini',
		'OPiOS'            => 'Opera Mini',
		'OPT'              => 'Opera Touch',
		'OPX'              => 'Opera GX',
		'OPR'              => 'Opera',
		'EdgiOS'           => 'Edge',
		'EdgA'             => 'Edge',
		'Edg'              => 'Edge',
		'Edge'             => 'Edge',
		'SamsungBrowser'   => 'Samsung Internet',
		'YaBrowser'        => 'Yandex',
		'UCBrowser'        => 'UC Browser',
		'UCWEB'            => 'UC Browser',
		'UBrowser'         => 'UC Browser',
		'MQQBrowser'       => 'QQ Browser',
		'QQBrowser'        => 'QQ Browser',
		'HuaweiBrowser'    => 'Huawei Browser',
		'MiuiBrowser'      => 'MIUI Browser',
		'HeyTapBrowser'    => 'HeyTap',
		'VivoBrowser'      => 'Vivo Browser',
		'Vivaldi'          => 'Vivaldi',
		'Whale'            => 'Whale',
		'Silk'             => 'Silk',
		'DuckDuckGo'       => 'DuckDuckGo',
		'Ddg'              => 'DuckDuckGo',
		'Puffin'           => 'Puffin',
		'Focus'            => 'Firefox Focus',
		'FxiOS'            => 'Firefox',
		'SeaMonkey'        => 'SeaMonkey',
		'PaleMoon'         => 'Pale Moon',
		'Firefox'          => 'Firefox',
		'CriOS'            => 'Chrome',
		'Chromium'         => 'Chromium',
		'MSIE'             => 'Internet Explorer',
	);

	/** @return string with its major version; empty if it isn't a known browser. */
	public static function of( UserAgentTokens $words ): string {
		foreach ( self::NAMES as $word => $name ) {
			$major = $words->major( $word );
			if ( null !== $major ) {
				return "$name $major";
			}
		}
		return self::fromBefore( $words ) ?? self::fromWebKit( $words );
	}

	/** Opera up to 12 and Internet Explorer 11 put their version in another word. */
	private static function fromBefore( UserAgentTokens $words ): ?string {
		$opera = $words->major( 'Opera' );
		return match ( true ) {
			null !== $opera          => 'Opera ' . ( $words->major( 'Version' ) ?? $opera ),
			$words->say( 'Trident' ) => trim( 'Internet Explorer ' . $words->major( 'rv' ) ),
			default                  => null,
		};
	}

	/** The remaining ones are the engine's own browser, or an app that shows web pages. */
	private static function fromWebKit( UserAgentTokens $words ): string {
		$chrome  = $words->major( 'Chrome' );
		$version = $words->major( 'Version' );
		return match ( true ) {
			null !== $chrome && ( $words->say( '; wv)' ) || null !== $version ) => "Android WebView $chrome",
			null !== $chrome                                                    => "Chrome $chrome",
			null !== $version && $words->say( 'Android' )                       => "Android Browser $version",
			null !== $version && $words->say( 'Safari' )                        => "Safari $version",
			$words->say( 'FBAN', 'FB_IAB' )                                     => 'Facebook',
			$words->say( 'iPhone', 'iPad', 'iPod' )                             => 'iOS WebView',
			default                                                             => '',
		};
	}
}
