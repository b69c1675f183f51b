<?php
declare(strict_types=1);

namespace UserFeedback\Admin\GrowthTools;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A one-sentence, neutral description of a plugin. */
final class PluginDescription {

	public static function of( InstallablePlugin $plugin ): string {
		return match ( $plugin ) {
			InstallablePlugin::ANALYTICS  => __(
				'Adds Google Analytics to your site and shows its reports in WordPress. Surveys can send it engagement and completion events.',
				'userfeedback'
			),
			InstallablePlugin::SEO        => __( 'Manages titles, descriptions, and sitemaps for search engines.', 'userfeedback' ),
			InstallablePlugin::REDIRECTS  => __(
				'Redirects old URLs to new ones and lists pages that weren’t found.',
				'userfeedback'
			),
			InstallablePlugin::FORMS      => __( 'Builds contact forms by drag and drop.', 'userfeedback' ),
			InstallablePlugin::CAMPAIGNS  => __(
				'Shows pop-ups and bars that collect email addresses. Requires an account with the provider.',
				'userfeedback'
			),
			InstallablePlugin::NEWSLETTER => __( 'Creates and sends newsletters from WordPress.', 'userfeedback' ),
			InstallablePlugin::MAIL       => __(
				'Sends your site’s email, including survey emails, through an email service instead of your web server.',
				'userfeedback'
			),
			InstallablePlugin::SHOP       => __( 'Adds an online store with products, a cart, and checkout.', 'userfeedback' ),
			InstallablePlugin::DOWNLOADS  => __( 'Sells files such as e-books and software.', 'userfeedback' ),
			InstallablePlugin::AUTOMATION => __( 'Automates tasks on your site and in other services.', 'userfeedback' ),
			InstallablePlugin::PAYMENTS   => __( 'Accepts Stripe payments without a store. Requires a Stripe account.', 'userfeedback' ),
		};
	}
}
