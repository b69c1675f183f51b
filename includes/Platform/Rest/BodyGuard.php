<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest;

use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Platform\Schema\Violation;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Rejects bodies from visitors that are too large, before WordPress reads them. Also rejects JSON bodies that are a bare
 * number, word, or text: WordPress would treat them as an object and write a warning to the log each time, and anybody can send
 * them.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class BodyGuard {

	public function __construct( private readonly ErrorMapper $errors ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'rest_pre_dispatch' => array( 'check', 10, 3, array( Router::class, 'isAsked' ) ),
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function check( mixed $answer, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null !== $answer || ! Router::isFor( $request ) ) {
			return $answer;
		}
		$body = (string) $request->get_body();
		if ( strlen( $body ) > Limits::PUBLIC_BODY_BYTES && RouteTable::isPublic( $request->get_method(), $request->get_route() ) ) {
			return $this->errors->toWpError( RequestError::bodyTooLarge() );
		}
		return Validator::isBareValue( $body ) && $request->is_json_content_type()
			? $this->errors->toWpError( new ValidationFailed( array( new Violation( '', 'type' ) ) ) )
			: $answer;
	}
}
