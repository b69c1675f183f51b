<?php
declare(strict_types=1);

namespace UserFeedback\Plugins;

use UserFeedback\Contract\KnownPlugin;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a plugin does, in one neutral sentence. */
final class Excerpt {

	public static function of( KnownPlugin $plugin ): string {
		return match ( $plugin ) {
			KnownPlugin::ANALYTICS  => __(
				'Puts Google Analytics on your pages and shows its reports in WordPress. Surveys can tell it that a visitor goes on with one or has finished it.',
				'userfeedback'
			),
			KnownPlugin::SEO        => __( 'Titles, descriptions and sitemaps for search engines.', 'userfeedback' ),
			KnownPlugin::REDIRECTS  => __(
				'Leads visitors of old addresses to new ones, and lists the pages that were not found.',
				'userfeedback'
			),
			KnownPlugin::FORMS      => __( 'Contact forms, built by drag and drop.', 'userfeedback' ),
			KnownPlugin::CAMPAIGNS  => __( 'Popups and bars that collect addresses. Needs an account with its maker.', 'userfeedback' ),
			KnownPlugin::NEWSLETTER => __( 'Writes and sends newsletters from WordPress.', 'userfeedback' ),
			KnownPlugin::MAIL       => __(
				'Sends the site\'s e-mail, that of surveys too, through a mail service instead of the web server.',
				'userfeedback'
			),
			KnownPlugin::SHOP       => __( 'A shop with products, cart and checkout.', 'userfeedback' ),
			KnownPlugin::DOWNLOADS  => __( 'Sells files such as e-books and software.', 'userfeedback' ),
			KnownPlugin::AUTOMATION => __( 'Automates tasks on your site and in other services.', 'userfeedback' ),
			KnownPlugin::PAYMENTS   => __( 'Takes payments by Stripe without a shop. Needs an account with Stripe.', 'userfeedback' ),
		};
	}
}
