<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector;

use Closure;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\ErrorMapper;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\ValidationResult;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Collector\Request\CollectorEndpoint;
use UserFeedback\Responses\Collector\Request\CollectorRequest;
use UserFeedback\Responses\Collector\Request\JsonResponse;
use UserFeedback\Responses\Submit\CronPingRepository;
use UserFeedback\Responses\Submit\Impressions\CountDisplayEvent;
use UserFeedback\Responses\Submit\Origin\OriginCheck;
use UserFeedback\Responses\Submit\Submission;
use UserFeedback\Responses\Submit\SubmissionShape;
use UserFeedback\Responses\Submit\SubmitResponse;
use UserFeedback\Responses\Submit\Visits\RecordVisit;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Questions\Types\Base\NeedsWordPress;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Responds like the matching REST routes and checks in their order: origin, size, content type, shapes, then the shared submit
 * code.
 */
final class Collector {

	/** WordPress options that accepting a response reads. */
	private const OPTIONS = array(
		SiteSetup::WRITE_KEY,
		SiteSetup::WOKEN_AT,
		CollectorState::OPTION,
		'home',
		'timezone_string',
		'gmt_offset',
	);

	/**
	 * Each request needs only one of these. Loading the other classes would slow down the response.
	 *
	 * @param Closure(): CollectorSignature $signature
	 * @param Closure(): SubmitResponse $submit
	 * @param Closure(): CronPingRepository $cronPing
	 * @param Closure(): CountDisplayEvent $count
	 * @param Closure(): RecordVisit $recordVisit
	 * @param array<string, Closure(): CollectorEndpoint> $further by the request's `do`: requests that don't concern a survey.
	 * @param StorageFailed|null $failure the database didn't answer when the options were read.
	 */
	public function __construct(
		private readonly CollectorState $state,
		#[Lazy( CollectorSignature::class )] private readonly Closure $signature,
		#[Lazy( SubmitResponse::class )] private readonly Closure $submit,
		#[Lazy( CronPingRepository::class )] private readonly Closure $cronPing,
		#[Lazy( CountDisplayEvent::class )] private readonly Closure $count,
		#[Lazy( RecordVisit::class )] private readonly Closure $recordVisit,
		private readonly array $further = array(),
		private readonly ?StorageFailed $failure = null
	) {}

	/** Wires the collector, because Plugin is not loaded. */
	public static function for( CollectorRequest $request ): self {
		$container = new Container( static fn() => null, FeatureIndex::BINDINGS ); // Factories need more of WordPress.

		return $container->build(
			self::class,
			failure: self::readAhead( $request, $container ),
			further: array_map(
				static fn( string $className ): Closure => static fn(): CollectorEndpoint => $container->get( $className ),
				FeatureIndex::COLLECTOR_ENDPOINTS
			)
		);
	}

	/** Skips a persistent object cache: it has the options and usually the survey, and must not be filled with less. */
	private static function readAhead( CollectorRequest $request, Container $container ): ?StorageFailed {
		if ( wp_using_ext_object_cache() ) {
			return null;
		}
		try {
			$options = array( ...self::OPTIONS, ...FeatureIndex::COLLECTOR_OPTIONS );
			$survey  = $container->get( OptionsAndSurveyQuery::class )->read( $options, $request->surveyId() );
			if ( null !== $survey ) {
				$container->get( LiveSurveys::class )->remember( $survey );
			}
			return null;
		} catch ( StorageFailed $failure ) {
			return $failure; // The survey is read again later. An option looks as if it were missing, see answer().
		}
	}

	public function answer( CollectorRequest $request ): JsonResponse {
		if ( $request->wants( 'check' ) ) {
			return $this->signed( $request );
		}
		try {
			if ( ! $this->state->isOn() ) {
				return 503 === $this->failure?->status() ? throw $this->failure : JsonResponse::noRoute();
			}
			( new OriginCheck( $this->state->hosts() ) )->check( $request->origin, $request->host );
			$event = array_values( array_filter( SubmissionShape::EVENTS, $request->wants( ... ) ) )[0] ?? null;
			return match ( true ) {
				$request->wants( 'response' ) => $this->submit( $request ),
				$request->wants( 'steps' )    => $this->recordVisit( $request ),
				null !== $event               => $this->count( $request, $event ),
				default                       => $this->further( $request ),
			};
		} catch ( NeedsWordPress ) {
			return JsonResponse::noRoute();
		} catch ( Problem $problem ) {
			CollectorTranslations::load();
			return new JsonResponse( $problem->status(), ( new ErrorMapper() )->toArray( $problem ), $problem->headers() );
		}
	}

	private function submit( CollectorRequest $request ): JsonResponse {
		$body = $this->decoded( $request );
		if ( $body instanceof JsonResponse ) {
			return $body;
		}
		[ $surveyId, $sent ]        = $this->checked( $request, Validator::body( SubmissionShape::submission(), $body ?? array() ) );
		[ $id, $isNew, $isCounted ] = ( $this->submit )()->submit( $surveyId, Submission::fromBody( $sent ) );

		$body = SubmissionShape::received( $id, $isCounted );
		return $isNew ? new JsonResponse( 201, $body, ( $this->cronPing )()->headers() ) : new JsonResponse( 200, $body );
	}

	private function count( CollectorRequest $request, string $event ): JsonResponse {
		$invalid = $this->decoded( $request ); // The body is ignored, but invalid JSON is rejected, as in REST.
		if ( $invalid instanceof JsonResponse ) {
			return $invalid;
		}
		[ $id, $query ] = $this->checked(
			$request,
			Validator::query( SubmissionShape::impressionQuery(), array( 'event' => $event ) + $request->query )
		);
		( $this->count )()->count( $id, $query );

		return new JsonResponse( 204, null );
	}

	private function recordVisit( CollectorRequest $request ): JsonResponse {
		$body = $this->decoded( $request );
		if ( $body instanceof JsonResponse ) {
			return $body;
		}
		[ $id, $sent ] = $this->checked( $request, Validator::body( SubmissionShape::reportedVisit(), $body ?? array() ) );
		( $this->recordVisit )()->run( $id, $sent );

		return new JsonResponse( 204, null );
	}

	private function further( CollectorRequest $request ): JsonResponse {
		$name     = $request->query['do'] ?? null;
		$endpoint = is_string( $name ) ? $this->further[ $name ] ?? null : null;
		if ( null === $endpoint ) {
			return JsonResponse::noRoute();
		}
		$body = $this->decoded( $request );
		return $body instanceof JsonResponse ? $body : $endpoint()->answer( $request, $body ?? array() );
	}

	/**
	 * @return mixed the decoded body; null if it is empty or not JSON; the error response if it is malformed.
	 * @throws ValidationFailed|RequestError body too large.
	 */
	private function decoded( CollectorRequest $request ): mixed {
		if ( strlen( $request->body ) > Limits::PUBLIC_BODY_BYTES ) {
			throw RequestError::bodyTooLarge();
		}
		if ( '' === $request->body || ! wp_is_json_media_type( $request->contentType ) ) {
			return null;
		}
		if ( Validator::isBareValue( $request->body ) ) {
			throw new ValidationFailed( array( new Violation( '', 'type' ) ) );
		}
		$body = json_decode( $request->body, true );
		if ( JSON_ERROR_NONE === json_last_error() ) {
			return $body;
		}
		$details = array(
			'json_error_code'    => json_last_error(),
			'json_error_message' => json_last_error_msg(),
		);
		return JsonResponse::ofWordPress( 400, 'rest_invalid_json', 'Invalid JSON body passed.', $details );
	}

	/**
	 * @return array{int, array<string, mixed>} the survey's id, and the input.
	 * @throws ValidationFailed
	 */
	private function checked( CollectorRequest $request, ValidationResult $sent ): array {
		// In REST it is part of the path, and errors are reported under that name.
		$path       = Validator::query(
			Schema::object( array( 'id' => Schema::id()->required() ) ),
			array( 'id' => $request->query['survey'] ?? '' )
		);
		$violations = array( ...$path->violations, ...$sent->violations );
		if ( array() !== $violations ) {
			throw new ValidationFailed( $violations );
		}
		/** @var array{id: int} $found */
		$found = $path->value;
		/** @var array<string, mixed> $values */
		$values = $sent->value;
		return array( $found['id'], $values );
	}

	private function signed( CollectorRequest $request ): JsonResponse {
		$nonce     = $request->query['nonce'] ?? '';
		$signature = ( $this->signature )();
		return is_string( $nonce ) && $signature->isNonce( $nonce )
			? new JsonResponse( 200, array( 'signed' => $signature->of( $nonce ) ) )
			: JsonResponse::noRoute();
	}
}
