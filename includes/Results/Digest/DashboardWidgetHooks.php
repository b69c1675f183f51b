<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\PluginFile;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The dashboard widget of a site, for users who may view results. A network's dashboard has other hooks.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class DashboardWidgetHooks {

	public const ID = 'userfeedback_dashboard';

	private const STYLE = 'userfeedback-dashboard';

	/** @param Closure(): WeekResults $read called only when the widget is printed. */
	public function __construct(
		#[PluginFile] private readonly string $file,
		#[Lazy( ReadWeekResults::class, 'run' )] private readonly Closure $read
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'wp_dashboard_setup' => array( 'add' ),
		);
	}

	public function add(): void {
		if ( ! current_user_can( Permission::VIEW->value ) ) {
			return;
		}
		wp_add_dashboard_widget( self::ID, esc_html__( 'UserFeedback', 'userfeedback' ), array( $this, 'show' ) );
		wp_enqueue_style( self::STYLE, plugins_url( 'assets/dashboard/week.css', $this->file ), array(), USERFEEDBACK_VERSION );
	}

	public function show(): void {
		try {
			DashboardWidget::print( ( $this->read )() );
		} catch ( StorageFailed ) {
			printf( '<p>%s</p>', esc_html__( 'Couldn’t load the results. Reload the page.', 'userfeedback' ) );
		}
	}
}
