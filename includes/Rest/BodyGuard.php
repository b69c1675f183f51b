<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Module;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Refuses a JSON body that is a bare number, word or text before WordPress walks it as if it were an object: that
 * would write a warning to the log each time, and anybody can send one.
 */
final class BodyGuard implements Module {

	public function __construct( private readonly ErrorMapper $errors ) {}

	public function register(): void {
		add_filter( 'rest_pre_dispatch', array( $this, 'check' ), 10, 3 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function check( mixed $answer, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		$body = ltrim( (string) $request->get_body() );
		$bare = '' !== $body && ! in_array( $body[0], array( '{', '[' ), true );
		$ours = str_starts_with( $request->get_route(), '/' . Router::NAMESPACE . '/' );

		if ( null !== $answer || ! $bare || ! $ours || ! $request->is_json_content_type() ) {
			return $answer;
		}
		return $this->errors->toWpError( new Invalid( array( new Violation( '', 'type' ) ) ) );
	}
}
