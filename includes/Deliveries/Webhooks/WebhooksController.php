<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks;

use UserFeedback\Deliveries\Channels\OutcomeType;
use UserFeedback\Deliveries\Samples\NotificationPreviewShape;
use UserFeedback\Deliveries\Webhooks\Sending\SendWebhookRequests;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Responses\Submit\RateLimit\RateLimitRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Previews and tests the request of a webhook that is being edited. */
final class WebhooksController {

	private const LIMIT = 10;

	private const MINUTE = 60;

	public function __construct(
		private readonly CurrentEdition $edition,
		private readonly ParseWebhookTestRequest $parseRequest,
		private readonly RateLimitRepository $counts,
		private readonly Clock $clock,
		private readonly SendWebhookRequests $send
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'webhooks/sample', array( self::class, 'sample' ), Permission::VIEW_AND_EDIT )
				->body( static fn() => NotificationPreviewShape::webhookWish() )
				->returns( static fn() => NotificationPreviewShape::webhook() ),
			Route::post( 'webhooks/test', array( self::class, 'test' ), Permission::VIEW_AND_EDIT )
				->body( static fn() => NotificationPreviewShape::webhookWish() )
				->returns( static fn() => NotificationPreviewShape::tested() ),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function sample( Request $request ): array {
		$this->edition->get()->check( PlanFeature::WEBHOOKS );
		$testRequest = $this->parseRequest->run( $request->body() );
		return array(
			'method'     => $testRequest->request->method,
			'url'        => $testRequest->request->mask->url( $testRequest->request->url ),
			'headers'    => array_map(
				static fn( array $header ): array => array(
					'key'   => $header[0],
					'value' => $header[1],
				),
				$testRequest->request->shownHeaders()
			),
			'body'       => (string) $testRequest->request->body,
			'is_made_up' => $testRequest->isMadeUp,
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function test( Request $request ): array {
		$this->edition->get()->check( PlanFeature::WEBHOOKS );
		$testRequest = $this->parseRequest->run( $request->body(), true );
		$this->countTest( get_current_user_id() );
		$outcome     = $this->send->run( array( $testRequest->request ) )[0];
		$isDelivered = OutcomeType::DELIVERED === $outcome->type;
		return array(
			'success' => $isDelivered,
			'status'  => $outcome->status,
			'message' => $isDelivered ? __( 'Webhook test sent successfully!', 'userfeedback' ) : $outcome->message,
			'body'    => $outcome->answered,
			'took'    => $outcome->took,
		);
	}

	/**
	 * Limits test requests per user and minute: enough to find a mistake, too few to burden a server.
	 *
	 * @throws RequestError rate limit reached.
	 * @throws StorageFailed
	 */
	private function countTest( int $userId ): void {
		$now = $this->clock->now()->getTimestamp();
		if ( ! $this->counts->hit( 0, md5( "webhook-test|$userId" ), intdiv( $now, self::MINUTE ), self::LIMIT ) ) {
			throw RequestError::tooManyRequests(
				self::MINUTE - $now % self::MINUTE,
				__( 'Too many tests. Wait a minute, then try again.', 'userfeedback' )
			);
		}
	}
}
