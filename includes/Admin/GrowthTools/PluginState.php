<?php
declare(strict_types=1);

namespace UserFeedback\Admin\GrowthTools;

use WP_Plugin_Dependencies;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The state of a plugin, and what the current user may do with it by WordPress's own rules. */
final class PluginState {

	private const AUTOMATOR_STATUS = array( 'uap_automator_free_license_status', 'uap_automator_pro_license_status' );
	private const AUTOMATOR_RECIPE = 'uo-recipe';

	/** Returns the active edition, else the installed one; null if there is none. */
	public function basename( InstallablePlugin $plugin ): ?string {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$installed = array_filter(
			$plugin->basenames(),
			static fn( string $basename ): bool => is_file( WP_PLUGIN_DIR . "/$basename" )
		);
		$active    = array_filter( $installed, 'is_plugin_active' );
		return array_values( array() === $active ? $installed : $active )[0] ?? null;
	}

	public function isActive( InstallablePlugin $plugin ): bool {
		$basename = $this->basename( $plugin );
		return null !== $basename && is_plugin_active( $basename );
	}

	/** Explains why the user can't take the next step; empty if they can. */
	public function hindrance( InstallablePlugin $plugin ): string {
		$basename = $this->basename( $plugin );
		return match ( true ) {
			null === $basename                        => $this->hindranceToInstall(),
			is_plugin_active_for_network( $basename ) => 'network',
			! $this->maySwitch( $basename )           => is_multisite() ? 'network' : 'rights',
			$this->isNeeded( $basename )              => 'needed',
			default                                   => '',
		};
	}

	/** @return array<string, mixed> PluginShape::row() */
	public function row( InstallablePlugin $plugin ): array {
		$basename  = $this->basename( $plugin );
		$hindrance = $this->hindrance( $plugin );
		return array(
			'slug'           => $plugin->value,
			'title'          => $plugin->title(),
			'excerpt'        => self::description( $plugin ),
			'section'        => $plugin->section(),
			'works_with'     => $plugin->worksWithSurveys(),
			'basename'       => $basename ?? $plugin->basenames()[0],
			'installed'      => null !== $basename,
			'active'         => $this->isActive( $plugin ),
			'setup_complete' => $this->isActive( $plugin )
				&& ( InstallablePlugin::AUTOMATION !== $plugin || self::isAutomatorSetUp() ),
			'may_change'     => '' === $hindrance,
			'hindrance'      => $hindrance,
		);
	}

	private function hindranceToInstall(): string {
		return match ( true ) {
			current_user_can( 'install_plugins' )                => '',
			! wp_is_file_mod_allowed( 'capability_update_core' ) => 'files',
			is_multisite()                                       => 'network',
			default                                              => 'rights',
		};
	}

	private function maySwitch( string $basename ): bool {
		return current_user_can( is_plugin_active( $basename ) ? 'deactivate_plugin' : 'activate_plugin', $basename );
	}

	/** WordPress's own list doesn't let users deactivate a required plugin, either. */
	private function isNeeded( string $basename ): bool {
		if ( ! is_plugin_active( $basename ) ) {
			return false;
		}
		WP_Plugin_Dependencies::initialize();
		return WP_Plugin_Dependencies::has_active_dependents( $basename );
	}

	/** A one-sentence, neutral description of a plugin. */
	private static function description( InstallablePlugin $plugin ): string {
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

	/**
	 * Checks if Uncanny Automator was set up, from the data that it stores, without a call to its code or its servers.
	 *
	 * Its wizard ends by connecting the site, which it stores as the status of a license; newer versions store their options in a
	 * table of their own, and may have this one only there. The wizard can be skipped, so a published recipe counts as well: its
	 * author needs no wizard.
	 */
	private static function isAutomatorSetUp(): bool {
		foreach ( self::AUTOMATOR_STATUS as $option ) {
			if ( 'valid' === get_option( $option ) ) {
				return true;
			}
		}
		return (bool) get_posts(
			array(
				'post_type'              => self::AUTOMATOR_RECIPE,
				'post_status'            => 'publish',
				'posts_per_page'         => 1,
				'fields'                 => 'ids',
				'suppress_filters'       => true,
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
	}
}
