<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reading;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\ErrorMapper;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Results\Exports\Files\SendFile;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Serves ratings as a file to browsers. The URL works only for the user it was created for, and for one day.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class RatingExportHooks {

	public const ACTION = 'userfeedback_ratings_file';

	/** @param Closure(): ExportRatings $write */
	public function __construct( #[Lazy( ExportRatings::class )] private readonly Closure $write ) {}

	/** @param int $postId 0 for all posts. */
	public static function url( int $postId ): string {
		return add_query_arg(
			array(
				'action'   => self::ACTION,
				'post'     => $postId,
				'_wpnonce' => wp_create_nonce( self::ACTION ),
			),
			admin_url( 'admin-post.php' )
		);
	}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'admin_post_' . self::ACTION => array( 'answer' ),
		);
	}

	public function answer(): void {
		try {
			if ( ! current_user_can( Permission::VIEW->value ) ) {
				throw RequestError::forbidden();
			}
			$nonce = isset( $_GET['_wpnonce'] ) && is_string( $_GET['_wpnonce'] ) ? sanitize_key( $_GET['_wpnonce'] ) : '';
			if ( false === wp_verify_nonce( $nonce, self::ACTION ) ) {
				throw RequestError::forbidden( '', __( 'This link has expired. Go back and export again.', 'userfeedback' ) );
			}
			$post            = isset( $_GET['post'] ) && is_string( $_GET['post'] ) ? absint( $_GET['post'] ) : 0;
			[ $file, $name ] = ( $this->write )()->run( $post );
		} catch ( Problem $problem ) {
			$this->printProblem( $problem );
		}
		SendFile::run( $file, $name );
	}

	private function printProblem( Problem $problem ): never {
		$message = ( new ErrorMapper() )->toArray( $problem )['message'];
		wp_die(
			esc_html( $message ),
			esc_html__( 'Post Ratings', 'userfeedback' ),
			array(
				'response'  => absint( $problem->status() ),
				'link_url'  => esc_url( admin_url( 'admin.php?page=userfeedback_post_ratings' ) ),
				'link_text' => esc_html__( 'Back to Post Ratings', 'userfeedback' ),
			)
		);
	}
}
