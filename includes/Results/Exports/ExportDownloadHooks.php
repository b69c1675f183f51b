<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports;

use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Rest\ErrorMapper;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Results\Exports\Files\SendFile;
use UserFeedback\Results\Exports\Jobs\ExportMapper;
use UserFeedback\Results\Exports\Jobs\FindExportFile;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A hidden admin page that serves files for download. It prints something only if there is an error.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class ExportDownloadHooks {

	public function __construct( private readonly FindExportFile $find ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'admin_menu' => array( 'addPage' ),
		);
	}

	public function addPage(): void {
		$hook = add_submenu_page(
			'',
			__( 'Export Results', 'userfeedback' ),
			'',
			Permission::VIEW->value,
			ExportMapper::PAGE,
			'__return_null'
		);
		if ( false !== $hook ) {
			add_action( "load-$hook", array( $this, 'answer' ) );
		}
	}

	/** Runs before WordPress prints anything. */
	public function answer(): void {
		try {
			if ( ! current_user_can( Permission::VIEW->value ) ) {
				throw RequestError::forbidden();
			}
			$nonce = isset( $_GET['_wpnonce'] ) && is_string( $_GET['_wpnonce'] ) ? sanitize_key( $_GET['_wpnonce'] ) : '';
			if ( false === wp_verify_nonce( $nonce, ExportMapper::PAGE ) ) {
				throw RequestError::forbidden( '', __( 'This link has expired. Go back and export again.', 'userfeedback' ) );
			}
			[ $file, $name ] = $this->find->run( get_current_user_id(), wp_unslash( $_GET ) );
		} catch ( Problem $problem ) {
			$this->showProblem( $problem );
		}
		SendFile::run( $file, $name );
	}

	private function showProblem( Problem $problem ): never {
		$message = ( new ErrorMapper() )->toArray( $problem )['message'];
		wp_die(
			esc_html( $message ),
			esc_html__( 'Export Results', 'userfeedback' ),
			array(
				'response'  => absint( $problem->status() ),
				'link_url'  => esc_url( admin_url( 'admin.php?page=userfeedback_results' ) ),
				'link_text' => esc_html__( 'Back to Results', 'userfeedback' ),
			)
		);
	}
}
