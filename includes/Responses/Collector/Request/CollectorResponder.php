<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector\Request;

use Throwable;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Isolates the collector. It reads the request once and then hides it, so that it can't influence WordPress or a drop-in. It
 * outputs a single JSON response, whatever else is printed by a warning, by WordPress's database error page, or by a fatal
 * error.
 */
final class CollectorResponder {

	private JsonResponse $response;
	private bool $isSaid = false;

	private function __construct( public readonly CollectorRequest $request ) {
		$this->response = $request->isPost()
			? JsonResponse::ofWordPress( 500, 'internal_server_error', 'There has been a critical error on this website.' )
			: JsonResponse::noRoute( 405 );
	}

	public static function open(): self {
		$responder = new self( CollectorRequest::current() );
		$_GET      = array();
		$_POST     = array();
		$_REQUEST  = array();
		$_COOKIE   = array();
		$_FILES    = array();
		ob_start( static fn(): string => '' );
		register_shutdown_function( array( $responder, 'close' ) ); // Before WordPress's own handler, which could print as well.
		return $responder;
	}

	public function setResponse( JsonResponse $answer ): void {
		$this->response = $answer;
		$this->isSaid   = true;
	}

	/** Asks the browser to send the request again. An update may have deleted a class; any other error is logged by PHP. */
	public function fail( Throwable $error ): void {
		$this->setResponse( self::unavailable() );
		if ( ! userfeedback_is_missing_class( $error ) ) {
			throw $error;
		}
	}

	public function close(): void {
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		if ( ! $this->isSaid && class_exists( Db::class ) && Db::isUnavailable() ) {
			$away           = new StorageFailed( '' );
			$this->response = JsonResponse::ofWordPress(
				$away->status(),
				$away->slug(),
				'Error establishing a database connection.',
				array(),
				$away->headers()
			);
		} elseif ( ! $this->isSaid && 503 === http_response_code() ) { // WordPress is in maintenance mode during an update.
			$this->response = self::unavailable();
		}
		header_remove();
		// Not by http_response_code(), which a status line of PHP or WordPress would overrule.
		header( 'Content-Type: application/json; charset=UTF-8', true, $this->response->status );
		$headers = array(
			'X-Content-Type-Options' => 'nosniff',
			'X-Robots-Tag'           => 'noindex',
			'Cache-Control'          => 'no-store',
		);
		foreach ( $this->response->headers + $headers as $name => $value ) {
			header( "$name: $value" );
		}
		echo $this->response->json(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON, sent as such.
		flush();
		ob_start( static fn(): string => '' ); // Discards other code's shutdown output.
	}

	private static function unavailable(): JsonResponse {
		$message = 'This request can’t be processed right now.';
		return JsonResponse::ofWordPress( 503, 'service_unavailable', $message, array(), array( 'Retry-After' => '5' ) );
	}
}
