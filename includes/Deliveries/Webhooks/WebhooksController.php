<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks;

use UserFeedback\Deliveries\Channels\OutcomeType;
use UserFeedback\Deliveries\Samples\NotificationPreviewShape;
use UserFeedback\Deliveries\Webhooks\Sending\SendWebhookRequests;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Previews and tests the request of a webhook that is being edited. */
final class WebhooksController {

	public function __construct(
		private readonly CurrentEdition $edition,
		private readonly ParseWebhookTestRequest $parseRequest,
		private readonly TestRateLimit $limit,
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
		$wish = $this->parseRequest->run( $request->body() );
		return array(
			'method'     => $wish->request->method,
			'url'        => $wish->request->mask->url( $wish->request->url ),
			'headers'    => array_map(
				static fn( array $header ): array => array(
					'key'   => $header[0],
					'value' => $header[1],
				),
				$wish->request->shownHeaders()
			),
			'body'       => (string) $wish->request->body,
			'is_made_up' => $wish->isMadeUp,
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function test( Request $request ): array {
		$this->edition->get()->check( PlanFeature::WEBHOOKS );
		$wish = $this->parseRequest->run( $request->body(), true );
		$this->limit->count( get_current_user_id() );
		$outcome = $this->send->run( array( $wish->request ) )[0];
		$went    = OutcomeType::DELIVERED === $outcome->type;
		return array(
			'success' => $went,
			'status'  => $outcome->status,
			'message' => $went ? __( 'Webhook test sent successfully!', 'userfeedback' ) : $outcome->message,
			'body'    => $outcome->answered,
			'took'    => $outcome->took,
		);
	}
}
