<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Visitor;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The three kinds of device that surveys distinguish; TVs and consoles count as desktops.
 *
 * The browser uses the same patterns in the same order, see widget/shared/targeting/devices.ts. A test runs both on thousands of
 * headers, so that a response is stored with the device that its survey was shown for.
 */
final class DeviceKind {

	/** The first match decides. Windows says Tablet if it only has a pen, and only phones with Android say Mobile. */
	private const KINDS = array(
		'/TV\b|BRAVIA|; AFT|CrKey|Web0S|SHIELD|Windows NT|CrOS|Macintosh/' => 'desktop',
		'/iPad|[Tt]ablet/'                                 => 'tablet',
		'/Mobi|Phone|Opera Mini|BlackBerry|Symbian|UCWEB/' => 'mobile',
		'/Android/'                                        => 'tablet',
	);

	/** Devices that a survey can target. */
	public const ALL = array( 'desktop', 'tablet', 'mobile' );

	/** @return string desktop, tablet or mobile; empty if the operating system is unknown, too. */
	public static function of( UserAgentTokens $words, string $os ): string {
		foreach ( self::KINDS as $pattern => $kind ) {
			if ( $words->match( $pattern ) ) {
				return $kind;
			}
		}
		return '' === $os ? '' : 'desktop';
	}
}
