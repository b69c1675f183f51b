<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

use Closure;
use UserFeedback\Collector\Request\Call;
use UserFeedback\Collector\Request\FurtherDoor;
use UserFeedback\Collector\Request\JsonAnswer;
use UserFeedback\Contract\Limits;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\Problem;
use UserFeedback\Contract\Problem\TooLarge;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Answer\ResponseShape;
use UserFeedback\Contract\Validation\Checked;
use UserFeedback\Contract\Validation\Validator;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Responses\Origin\OwnPages;
use UserFeedback\Responses\Displays\CountDisplay;
use UserFeedback\Responses\Submit\Submission;
use UserFeedback\Responses\Submit\SubmitResponse;
use UserFeedback\Responses\Submit\WakeTurn;
use UserFeedback\Rest\BodyGuard;
use UserFeedback\Rest\ErrorMapper;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Responds like the matching REST routes and checks in their order: origin, size, content type, shapes, then the shared submit
 * code.
 */
final class Collector {

	/**
	 * Each call needs only one of these. Loading the other classes would slow down the response.
	 *
	 * @param Closure(): CollectorSignature        $signature
	 * @param Closure(): SubmitResponse            $submit
	 * @param Closure(): WakeTurn                  $wake
	 * @param Closure(): CountDisplay              $count
	 * @param array<string, Closure(): FurtherDoor> $further by the call's `do`: calls that don't concern a survey.
	 */
	public function __construct(
		private readonly CollectorState $state,
		#[Lazy( CollectorSignature::class )] private readonly Closure $signature,
		#[Lazy( SubmitResponse::class )] private readonly Closure $submit,
		#[Lazy( WakeTurn::class )] private readonly Closure $wake,
		#[Lazy( CountDisplay::class )] private readonly Closure $count,
		private readonly array $further = array()
	) {}

	public function answer( Call $call ): JsonAnswer {
		if ( $call->wants( 'check' ) ) {
			return $this->signed( $call );
		}
		if ( ! $this->state->isOn() ) {
			return JsonAnswer::noRoute();
		}
		try {
			( new OwnPages( $this->state->hosts() ) )->check( $call->origin, $call->host );
			return match ( true ) {
				$call->wants( 'response' )   => $this->submit( $call ),
				$call->wants( 'impression' ) => $this->count( $call, 'impression' ),
				$call->wants( 'start' )      => $this->count( $call, 'start' ),
				default                      => $this->further( $call ),
			};
		} catch ( Problem $problem ) {
			Words::load();
			return new JsonAnswer( $problem->status(), ( new ErrorMapper() )->toArray( $problem ), $problem->headers() );
		}
	}

	private function submit( Call $call ): JsonAnswer {
		$body = $this->decoded( $call );
		if ( $body instanceof JsonAnswer ) {
			return $body;
		}
		[ $id, $sent ] = $this->checked( $call, Validator::body( ResponseShape::submission(), $body ?? array() ) );
		$stored        = ( $this->submit )()->run( $id, Submission::fromBody( $sent ) );

		$body = array( 'id' => $stored->id );
		return $stored->wasThere ? new JsonAnswer( 200, $body ) : new JsonAnswer( 201, $body, ( $this->wake )()->headers() );
	}

	private function count( Call $call, string $event ): JsonAnswer {
		$invalid = $this->decoded( $call ); // The body is ignored, but invalid JSON is rejected, as in REST.
		if ( $invalid instanceof JsonAnswer ) {
			return $invalid;
		}
		[ $id, $query ] = $this->checked(
			$call,
			Validator::query( ResponseShape::impressionQuery(), array( 'event' => $event ) + $call->query )
		);
		( $this->count )()->run( $id, $query );

		return new JsonAnswer( 204, null );
	}

	private function further( Call $call ): JsonAnswer {
		$wanted = $call->query['do'] ?? null;
		$door   = is_string( $wanted ) ? $this->further[ $wanted ] ?? null : null;
		if ( null === $door ) {
			return JsonAnswer::noRoute();
		}
		$body = $this->decoded( $call );
		return $body instanceof JsonAnswer ? $body : $door()->answer( $call, $body ?? array() );
	}

	/**
	 * @return mixed the decoded body; null if it is empty or not JSON; the error response if it is malformed.
	 * @throws Invalid|TooLarge
	 */
	private function decoded( Call $call ): mixed {
		if ( strlen( $call->body ) > Limits::PUBLIC_BODY_BYTES ) {
			throw new TooLarge( 'The body is larger than 64 KB.' );
		}
		if ( '' === $call->body || ! wp_is_json_media_type( $call->contentType ) ) {
			return null;
		}
		if ( BodyGuard::isBare( $call->body ) ) {
			throw new Invalid( array( new Violation( '', 'type' ) ) );
		}
		$body = json_decode( $call->body, true );
		if ( JSON_ERROR_NONE === json_last_error() ) {
			return $body;
		}
		$details = array(
			'json_error_code'    => json_last_error(),
			'json_error_message' => json_last_error_msg(),
		);
		return JsonAnswer::ofWordPress( 400, 'rest_invalid_json', 'Invalid JSON body passed.', $details );
	}

	/**
	 * @return array{int, array<string, mixed>} the survey's id, and the input.
	 * @throws Invalid
	 */
	private function checked( Call $call, Checked $sent ): array {
		// In REST it is part of the path, and errors are reported under that name.
		$path       = Validator::query( S::object( array( 'id' => S::id()->required() ) ), array( 'id' => $call->query['survey'] ?? '' ) );
		$violations = array( ...$path->violations, ...$sent->violations );
		if ( array() !== $violations ) {
			throw new Invalid( $violations );
		}
		/** @var array{id: int} $found */
		$found = $path->value;
		/** @var array<string, mixed> $values */
		$values = $sent->value;
		return array( $found['id'], $values );
	}

	private function signed( Call $call ): JsonAnswer {
		$nonce     = $call->query['nonce'] ?? '';
		$signature = ( $this->signature )();
		return is_string( $nonce ) && $signature->isNonce( $nonce )
			? new JsonAnswer( 200, array( 'signed' => $signature->of( $nonce ) ) )
			: JsonAnswer::noRoute();
	}
}
