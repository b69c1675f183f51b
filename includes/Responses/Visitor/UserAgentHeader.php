<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A User-Agent header, parsed once: each word, with the version that follows it. Detects browser, operating system, and device. */
final class UserAgentHeader {

	/** Most browsers also name several others for compatibility, so the order matters. */
	private const BROWSERS = array(
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

	/** Systems that also name one below come first. */
	private const SYSTEMS = array(
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

	/**
	 * The three kinds of device that surveys distinguish; TVs and consoles count as desktops.
	 *
	 * The browser uses the same patterns in the same order, see widget/shared/targeting/devices.ts. A test runs both on thousands
	 * of headers, so that a response is stored with the device that its survey was shown for.
	 *
	 * The first match decides. Windows says Tablet if it only has a pen, and only phones with Android say Mobile.
	 */
	private const DEVICES = array(
		'/TV\b|BRAVIA|; AFT|CrKey|Web0S|SHIELD|Windows NT|CrOS|Macintosh/' => 'desktop',
		'/iPad|[Tt]ablet/'                                 => 'tablet',
		'/Mobi|Phone|Opera Mini|BlackBerry|Symbian|UCWEB/' => 'mobile',
		'/Android/'                                        => 'tablet',
	);

	/** Devices that a survey can target. */
	public const ALL_DEVICES = array( 'desktop', 'tablet', 'mobile' );

	/** @param array<string, array{int, int}> $versions major and minor version by word; the first one counts. */
	private function __construct( private readonly string $header, private readonly array $versions ) {}

	/** Runs in linear time: nothing in the pattern can match in two ways. */
	public static function parse( string $header ): self {
		preg_match_all( '~(?<![A-Za-z_])([A-Za-z_]++)[/ :-]?v?(\d{1,5})(?:[._](\d{1,5}))?~', $header, $found, PREG_SET_ORDER );
		$versions = array();
		foreach ( $found as $word ) {
			$versions[ $word[1] ] ??= array( (int) $word[2], (int) ( $word[3] ?? 0 ) );
		}
		return new self( $header, $versions );
	}

	/** @return string with its major version; empty if it isn't a known browser. */
	public function browser(): string {
		foreach ( self::BROWSERS as $word => $name ) {
			$major = $this->major( $word );
			if ( null !== $major ) {
				return "$name $major";
			}
		}
		return $this->legacyBrowser() ?? $this->webKitBrowser();
	}

	/** Opera up to 12 and Internet Explorer 11 put their version in another word. */
	private function legacyBrowser(): ?string {
		$opera = $this->major( 'Opera' );
		return match ( true ) {
			null !== $opera              => 'Opera ' . ( $this->major( 'Version' ) ?? $opera ),
			$this->contains( 'Trident' ) => trim( 'Internet Explorer ' . $this->major( 'rv' ) ),
			default                      => null,
		};
	}

	/** The remaining ones are the engine's own browser, or an app that shows web pages. */
	private function webKitBrowser(): string {
		$chrome  = $this->major( 'Chrome' );
		$version = $this->major( 'Version' );
		return match ( true ) {
			null !== $chrome && ( $this->contains( '; wv)' ) || null !== $version ) => "Android WebView $chrome",
			null !== $chrome                                                        => "Chrome $chrome",
			null !== $version && $this->contains( 'Android' )                       => "Android Browser $version",
			null !== $version && $this->contains( 'Safari' )                        => "Safari $version",
			$this->contains( 'FBAN', 'FB_IAB' )                                     => 'Facebook',
			$this->contains( 'iPhone', 'iPad', 'iPod' )                             => 'iOS WebView',
			default                                                                 => '',
		};
	}

	/**
	 * Browsers no longer report some versions: Windows 11 calls itself NT 10.0, every Mac 10.15, and Chrome calls every phone
	 * Android 10. In these cases no version is better than a wrong one.
	 *
	 * @return string empty if it isn't a known system.
	 */
	public function operatingSystem(): string {
		foreach ( self::SYSTEMS as $word => $name ) {
			if ( $this->contains( $word ) ) {
				return $name;
			}
		}
		return match ( true ) {
			$this->contains( 'Windows Phone' )          => 'Windows Phone',
			$this->contains( 'Windows' )                => $this->windows(),
			$this->contains( 'iPad', 'iPhone', 'iPod' ) => $this->apple(),
			$this->contains( 'Android' )                => $this->android(),
			$this->contains( 'Macintosh' )              => $this->mac(),
			$this->contains( 'FreeBSD' )                => 'FreeBSD',
			$this->contains( 'Linux', 'X11' )           => 'Linux',
			default                                     => '',
		};
	}

	/** Name of an iPad that says it is a Mac: Safari has the system's version; other browsers report an old one. */
	public function padSystem(): string {
		$safari = $this->major( 'Version' ) ?? 0;
		return $safari >= 13 ? "iPadOS $safari" : 'iPadOS';
	}

	private function windows(): string {
		return trim( 'Windows ' . ( self::WINDOWS[ $this->major( 'NT' ) . '.' . $this->minor( 'NT' ) ] ?? '' ) );
	}

	/** Since 26, only Safari's own version, which is the same, still changes. */
	private function apple(): string {
		$safari  = $this->major( 'Version' ) ?? 0;
		$version = $safari >= 26 ? $safari : $this->major( 'OS' );
		return trim( ( $this->contains( 'iPad' ) && $version >= 13 ? 'iPadOS ' : 'iOS ' ) . $version );
	}

	private function android(): string {
		return $this->contains( 'Android 10; K)', 'Android 10; K;' ) ? 'Android' : trim( 'Android ' . $this->major( 'Android' ) );
	}

	private function mac(): string {
		$major = $this->major( 'X' );
		$minor = $this->minor( 'X' );
		return match ( true ) {
			10 !== $major => trim( "macOS $major" ),
			$minor >= 15  => 'macOS',
			default       => "macOS 10.$minor",
		};
	}

	/** @return string desktop, tablet or mobile; empty if the operating system is unknown, too. */
	public function device( string $os ): string {
		foreach ( self::DEVICES as $pattern => $kind ) {
			if ( $this->matches( $pattern ) ) {
				return $kind;
			}
		}
		return '' === $os ? '' : 'desktop';
	}

	private function contains( string ...$texts ): bool {
		foreach ( $texts as $text ) {
			if ( str_contains( $this->header, $text ) ) {
				return true;
			}
		}
		return false;
	}

	private function matches( string $pattern ): bool {
		return 1 === preg_match( $pattern, $this->header );
	}

	/** @return int|null null if no version follows the word. */
	private function major( string $word ): ?int {
		return $this->versions[ $word ][0] ?? null;
	}

	private function minor( string $word ): ?int {
		return $this->versions[ $word ][1] ?? null;
	}
}
