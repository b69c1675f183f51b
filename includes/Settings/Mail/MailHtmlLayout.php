<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Mail;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The frame of a message's cards, with the owner's image above. Mail programs support tables and styles on each element, and
 * little else; the few CSS rules are for better ones, dark mode and phones. Only the owner's own image is loaded.
 */
final class MailHtmlLayout {

	public const SOFT = '#50575e';
	public const LINK = '#3858e9';
	public const LINE = '#dcdcde';

	private const RULES = '@media (prefers-color-scheme:dark){'
		. '.uf-sheet{background:#1e1e1e!important;color:#f0f0f1!important}'
		. '.uf-card{background:#2c3338!important;border-color:#50575e!important;color:#f0f0f1!important}'
		. '.uf-soft{color:#c3c4c7!important}.uf-link{color:#a5b4fc!important}.uf-line{border-color:#50575e!important}}'
		. '@media (max-width:480px){.uf-edge{padding:12px!important}.uf-card{padding:16px!important}}';

	/**
	 * @param string       $title plain text.
	 * @param string       $image a URL, or empty.
	 * @param list<string> $parts HTML of the cards from top to bottom; empty ones are left out.
	 */
	public static function html( string $title, string $image, array $parts ): string {
		$rows = array_map(
			static fn( string $part ): string => "<tr><td style=\"padding:0 0 16px;\">$part</td></tr>",
			array_diff( array( self::image( $image ), ...$parts ), array( '' ) )
		);
		return sprintf(
			'<!DOCTYPE html><html lang="%1$s" dir="%2$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
			. '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>%3$s</title><style>%4$s</style></head>'
			. '<body class="uf-sheet" style="margin:0;padding:0;background:#f0f0f1;color:#1e1e1e;">'
			. '<table role="presentation" class="uf-sheet" width="100%%" cellpadding="0" cellspacing="0" border="0" dir="%2$s" lang="%1$s" style="background:#f0f0f1;color:#1e1e1e;font:16px/1.5 -apple-system,BlinkMacSystemFont,\'Segoe UI\',Roboto,Arial,sans-serif;">'
			. '<tr><td class="uf-edge" align="center" style="padding:24px;">'
			. '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->'
			. '<table role="presentation" width="100%%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;margin:0 auto;text-align:%5$s;">%6$s</table>'
			. '<!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>',
			esc_attr( get_bloginfo( 'language' ) ),
			is_rtl() ? 'rtl' : 'ltr',
			MailText::html( $title ),
			self::RULES,
			is_rtl() ? 'right' : 'left',
			implode( '', $rows )
		);
	}

	public static function card( string $html ): string {
		return '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;"><tr>'
			. '<td class="uf-card" style="background:#ffffff;border:1px solid ' . self::LINE . ';border-radius:8px;padding:24px;overflow-wrap:anywhere;word-break:break-word;">'
			. "$html</td></tr></table>";
	}

	/** @param string $title plain text. */
	public static function heading( string $title ): string {
		return sprintf(
			'<p class="uf-soft" style="margin:0;color:%s;">%s</p><h1 style="margin:4px 0 0;font-size:22px;line-height:1.3;">%s</h1>',
			self::SOFT,
			MailText::html( SiteStrings::name() ),
			MailText::html( $title )
		);
	}

	/** Returns a button, and below it the reason for the email and a settings link. Plain texts. */
	public static function foot( string $url, string $label, string $why, string $settingsUrl, string $settings ): string {
		return sprintf(
			'<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0" style="margin:0 auto;"><tr><td bgcolor="%1$s" style="border-radius:4px;background:%1$s;">'
			. '<a href="%2$s" style="display:inline-block;padding:10px 20px;color:#ffffff;text-decoration:none;">%3$s</a></td></tr></table>'
			. '<p class="uf-soft" style="margin:16px 0 0;font-size:13px;color:%4$s;text-align:center;">%5$s <a class="uf-soft" href="%6$s" style="color:%4$s;">%7$s</a></p>',
			self::LINK,
			esc_url( $url ),
			MailText::html( $label ),
			self::SOFT,
			MailText::html( $why ),
			esc_url( $settingsUrl ),
			MailText::html( $settings )
		);
	}

	private static function image( string $image ): string {
		return '' === $image ? '' : sprintf(
			// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- A mail has one size of it, and an address that anybody may name.
			'<img src="%s" alt="%s" style="display:block;max-width:300px;max-height:100px;margin:0 auto;border:0;">',
			esc_url( $image ),
			MailText::html( SiteStrings::name() )
		);
	}
}
