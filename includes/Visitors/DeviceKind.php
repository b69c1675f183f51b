<?php
declare(strict_types=1);

namespace UserFeedback\Visitors;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * One of the three kinds of device that surveys know; a television and a console are closest to a desktop.
 *
 * The browser decides by the same patterns in the same order, see widget/targeting/devices.ts. A test runs both on
 * thousands of headers, so that a response is filed under the device its survey was shown for.
 */
final class DeviceKind {

	/** The first pattern that matches decides. Windows says Tablet where it only has a pen, and Android says Mobile on phones alone. */
	private const KINDS = array(
		'/TV\b|BRAVIA|; AFT|CrKey|Web0S|SHIELD|Windows NT|CrOS|Macintosh/' => 'desktop',
		'/iPad|[Tt]ablet/'                                 => 'tablet',
		'/Mobi|Phone|Opera Mini|BlackBerry|Symbian|UCWEB/' => 'mobile',
		'/Android/'                                        => 'tablet',
	);

	/** What a survey can be shown for. */
	public const ALL = array( 'desktop', 'tablet', 'mobile' );

	/** @return string desktop, tablet or mobile; empty where the system is not known either. */
	public static function of( UserAgentWords $words, string $os ): string {
		foreach ( self::KINDS as $pattern => $kind ) {
			if ( $words->match( $pattern ) ) {
				return $kind;
			}
		}
		return '' === $os ? '' : 'desktop';
	}
}
