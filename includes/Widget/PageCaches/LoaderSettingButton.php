<?php
declare(strict_types=1);

namespace UserFeedback\Widget\PageCaches;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Settings\Saving\SaveSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The button in Site Health that turns the setting `loader_on_every_page` on or off.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class LoaderSettingButton {

	public const ACTION = 'userfeedback_loader_on_every_page';

	/** @param Closure(): SaveSettings $save */
	public function __construct( #[Lazy( SaveSettings::class )] private readonly Closure $save ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'admin_post_' . self::ACTION => array( 'answer' ),
		);
	}

	/** A form, because a link must never change anything. Empty for users without permission. */
	public static function button( bool $toOn, string $text ): string {
		if ( ! current_user_can( Permission::SETTINGS->value ) ) {
			return '';
		}
		return sprintf(
			'<form method="post" action="%1$s"><input type="hidden" name="action" value="%2$s"><input type="hidden" name="on" value="%3$d">%4$s<button class="button">%5$s</button></form>',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( self::ACTION ),
			(int) $toOn,
			wp_nonce_field( self::ACTION, '_wpnonce', false, false ),
			esc_html( $text )
		);
	}

	public function answer(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Permission::SETTINGS->value ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'userfeedback' ), '', array( 'response' => 403 ) );
		}
		$on = isset( $_POST['on'] ) && is_string( $_POST['on'] ) ? sanitize_key( wp_unslash( $_POST['on'] ) ) : '';
		( $this->save )()->run( array( 'loader_on_every_page' => '1' === $on ) );
		wp_safe_redirect( admin_url( 'site-health.php' ) );
		exit;
	}
}
