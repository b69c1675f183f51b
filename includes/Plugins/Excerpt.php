<?php
declare(strict_types=1);

namespace UserFeedback\Plugins;

use UserFeedback\Contract\KnownPlugin;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A one-sentence, neutral description of a plugin. */
final class Excerpt {

	public static function of( KnownPlugin $plugin ): string {
		return match ( $plugin ) {
			KnownPlugin::ANALYTICS  => __(
				'Adds Google Analytics to your site and shows its reports in WordPress. Surveys can send it engagement and completion events.',
				'userfeedback'
			),
			KnownPlugin::SEO        => __( 'Manages titles, descriptions, and sitemaps for search engines.', 'userfeedback' ),
			KnownPlugin::REDIRECTS  => __(
				'Redirects old URLs to new ones and lists pages that weren\'t found.',
				'userfeedback'
			),
			KnownPlugin::FORMS      => __( 'Builds contact forms by drag and drop.', 'userfeedback' ),
			KnownPlugin::CAMPAIGNS  => __(
				'Shows pop-ups and bars that collect email addresses. Requires an account with the provider.',
				'userfeedback'
			),
			KnownPlugin::NEWSLETTER => __( 'Creates and sends newsletters from WordPress.', 'userfeedback' ),
			KnownPlugin::MAIL       => __(
				'Sends your site\'s email, including survey emails, through an email service instead of your web server.',
				'userfeedback'
			),
			KnownPlugin::SHOP       => __( 'Adds an online store with products, a cart, and checkout.', 'userfeedback' ),
			KnownPlugin::DOWNLOADS  => __( 'Sells files such as e-books and software.', 'userfeedback' ),
			KnownPlugin::AUTOMATION => __( 'Automates tasks on your site and in other services.', 'userfeedback' ),
			KnownPlugin::PAYMENTS   => __( 'Accepts Stripe payments without a store. Requires a Stripe account.', 'userfeedback' ),
		};
	}
}
