<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector\Request;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The collector's response, as WordPress's REST server would print it. */
final class JsonResponse {

	/**
	 * @param array<string, mixed>|null $body null for none.
	 * @param array<string, string>     $headers
	 */
	public function __construct( public readonly int $status, public readonly ?array $body, public readonly array $headers = array() ) {}

	/**
	 * An error in WordPress's form, not the plugin's: the widget then falls back to REST.
	 *
	 * @param array<string, mixed>  $details
	 * @param array<string, string> $headers
	 */
	public static function ofWordPress(
		int $status,
		string $code,
		string $message,
		array $details = array(),
		array $headers = array()
	): self {
		return new self(
			$status,
			array(
				'code'    => $code,
				'message' => $message,
				'data'    => array( 'status' => $status ) + $details,
			),
			$headers
		);
	}

	/** The address does not exist here, or not for this method. */
	public static function noRoute( int $status = 404 ): self {
		return self::ofWordPress(
			$status,
			'rest_no_route',
			'No route was found matching the URL and request method.',
			array(),
			405 === $status ? array( 'Allow' => 'POST' ) : array()
		);
	}

	public function json(): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Also said where there is no WordPress.
		return null === $this->body ? '' : (string) json_encode( $this->body );
	}
}
