<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Ajax;

use Closure;
use LogicException;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\ErrorMapper;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Validator;
use WP_Error;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Registers the table of admin-ajax actions and checks each request before its controller runs: nonce, permission, shape. Only
 * for logged-in users, and only by POST.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class AjaxRouter {

	/** @param Closure(class-string): object $find returns the controller of an action. */
	public function __construct(
		#[Lazy( Container::class, 'get' )] private readonly Closure $find,
		private readonly ErrorMapper $errors
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'admin_init' => array( 'addActions', PHP_INT_MIN ),
		);
	}

	public function addActions(): void {
		foreach ( ActionTable::all() as $action ) {
			add_action( 'wp_ajax_' . $action->action(), fn() => $this->send( $this->answer( $action, self::sent() ) ) );
		}
	}

	/** @param array<array-key, mixed> $sent raw form fields. */
	public function answer( AjaxAction $action, array $sent ): AjaxReply {
		try {
			$this->check( $action, $sent['nonce'] ?? '' );
			return $this->call( $action, $this->body( $action, $sent ) );
		} catch ( Problem $problem ) {
			$error = $this->errors->toWpError( $problem );
			return AjaxReply::refused(
				$error->get_error_message(),
				$problem->status(),
				array( 'code' => $problem->slug() ) + $this->details( $error )
			);
		}
	}

	/** @throws RequestError permission denied. */
	private function check( AjaxAction $action, mixed $nonce ): void {
		if ( ! is_string( $nonce ) || false === wp_verify_nonce( $nonce, $action->nonceAction() ) ) {
			throw RequestError::forbidden( 'The nonce is not for this, or not of today.' );
		}
		if ( ! $action->permission->isHeldBy( 'current_user_can' ) || ( null !== $action->also && ! current_user_can( $action->also ) ) ) {
			throw RequestError::forbidden( "{$action->name} needs a right that this user has not." );
		}
	}

	/**
	 * @param array<array-key, mixed> $sent
	 * @return array<string, mixed>
	 * @throws ValidationFailed
	 */
	private function body( AjaxAction $action, array $sent ): array {
		$checked = Validator::query( $action->bodyShape(), $sent ); // Form fields are text, as in a URL.
		if ( array() !== $checked->violations ) {
			throw new ValidationFailed( $checked->violations );
		}
		/** @var array<string, mixed> $body */
		$body = $checked->value;
		return $body;
	}

	/** @param array<string, mixed> $body */
	private function call( AjaxAction $action, array $body ): AjaxReply {
		[ $className, $method ] = $action->handler;
		$handler                = array( ( $this->find )( $className ), $method );
		$reply                  = is_callable( $handler ) ? $handler( $body ) : null;
		return $reply instanceof AjaxReply ? $reply : throw new LogicException( "{$action->name} gives no answer." );
	}

	/** @return array<array-key, mixed> */
	private function details( WP_Error $error ): array {
		$details = $error->get_error_data();
		return is_array( $details ) ? $details : array();
	}

	/** @return array<array-key, mixed> */
	private static function sent(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- answer() checks it, for every action alike.
		return wp_unslash( $_POST );
	}

	private function send( AjaxReply $reply ): never {
		nocache_headers();
		wp_send_json(
			array(
				'success' => $reply->success,
				'data'    => $reply->data,
			),
			$reply->status
		);
		exit; // @phpstan-ignore deadCode.unreachable (WordPress's handlers for dying may be replaced by one that returns)
	}
}
