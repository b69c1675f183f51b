<?php
declare(strict_types=1);

namespace UserFeedback\Admin\GrowthTools;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Plugins from the WordPress.org directory that the app can install, by slug. It can't install any others. */
enum InstallablePlugin: string {

	case ANALYTICS  = 'google-analytics-for-wordpress';
	case SEO        = 'all-in-one-seo-pack';
	case REDIRECTS  = 'redirection';
	case FORMS      = 'wpforms-lite';
	case CAMPAIGNS  = 'optinmonster';
	case NEWSLETTER = 'mailpoet';
	case MAIL       = 'wp-mail-smtp';
	case SHOP       = 'woocommerce';
	case DOWNLOADS  = 'easy-digital-downloads';
	case PAYMENTS   = 'stripe';
	case AUTOMATION = 'uncanny-automator';

	/** A brand name, never translated. */
	public function title(): string {
		return match ( $this ) {
			self::ANALYTICS  => 'MonsterInsights',
			self::SEO        => 'All in One SEO',
			self::REDIRECTS  => 'Redirection',
			self::FORMS      => 'WPForms Lite',
			self::CAMPAIGNS  => 'OptinMonster',
			self::NEWSLETTER => 'MailPoet',
			self::MAIL       => 'WP Mail SMTP',
			self::SHOP       => 'WooCommerce',
			self::DOWNLOADS  => 'Easy Digital Downloads',
			self::PAYMENTS   => 'WP Simple Pay',
			self::AUTOMATION => 'Uncanny Automator',
		};
	}

	/** The section among the growth tools; empty if it isn't one of them. */
	public function section(): string {
		return match ( $this ) {
			self::ANALYTICS, self::SEO, self::REDIRECTS                => 'traffic',
			self::FORMS, self::CAMPAIGNS, self::NEWSLETTER, self::MAIL => 'engagement',
			self::SHOP, self::DOWNLOADS, self::PAYMENTS                => 'revenue',
			self::AUTOMATION                                           => '',
		};
	}

	/** True if it receives data from surveys without extra code. Automator's own triggers don't. */
	public function worksWithSurveys(): bool {
		return self::ANALYTICS === $this;
	}

	/**
	 * Returns its main files, as WordPress names an installed plugin: the directory's first, then paid editions.
	 *
	 * @return non-empty-list<string>
	 */
	public function basenames(): array {
		return match ( $this ) {
			self::ANALYTICS  => array(
				'google-analytics-for-wordpress/googleanalytics.php',
				'google-analytics-premium/googleanalytics-premium.php',
			),
			self::SEO        => array(
				'all-in-one-seo-pack/all_in_one_seo_pack.php',
				'all-in-one-seo-pack-pro/all_in_one_seo_pack.php',
			),
			self::REDIRECTS  => array( 'redirection/redirection.php' ),
			self::FORMS      => array( 'wpforms-lite/wpforms.php', 'wpforms/wpforms.php' ),
			self::CAMPAIGNS  => array( 'optinmonster/optin-monster-wp-api.php' ),
			self::NEWSLETTER => array( 'mailpoet/mailpoet.php' ),
			self::MAIL       => array( 'wp-mail-smtp/wp_mail_smtp.php', 'wp-mail-smtp-pro/wp_mail_smtp.php' ),
			self::SHOP       => array( 'woocommerce/woocommerce.php' ),
			self::DOWNLOADS  => array(
				'easy-digital-downloads/easy-digital-downloads.php',
				'easy-digital-downloads-pro/easy-digital-downloads.php',
			),
			self::PAYMENTS   => array( 'stripe/stripe-checkout.php', 'wp-simple-pay-pro-3/simple-pay.php' ),
			self::AUTOMATION => array( 'uncanny-automator/uncanny-automator.php' ),
		};
	}
}
