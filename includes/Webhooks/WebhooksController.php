<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\Problem;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Delivery\SampleShape;
use UserFeedback\Deliveries\Result;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Rest\Request;
use UserFeedback\Webhooks\Sending\SendRequests;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Previews and tests the request of a webhook that is being edited. */
final class WebhooksController {

	public function __construct(
		private readonly CurrentEdition $edition,
		private readonly ReadWish $read,
		private readonly TestLimit $limit,
		private readonly SendRequests $send
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'webhooks/sample', array( self::class, 'sample' ), Can::VIEW_AND_EDIT )
				->body( static fn() => SampleShape::webhookWish() )
				->returns( static fn() => SampleShape::webhook() ),
			Route::post( 'webhooks/test', array( self::class, 'test' ), Can::VIEW_AND_EDIT )
				->body( static fn() => SampleShape::webhookWish() )
				->returns( static fn() => SampleShape::tested() ),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function sample( Request $request ): array {
		$this->edition->get()->check( Feature::WEBHOOKS );
		$wish = $this->read->run( $request->body() );
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
		$this->edition->get()->check( Feature::WEBHOOKS );
		$wish = $this->read->run( $request->body(), true );
		$this->limit->count( get_current_user_id() );
		$outcome = $this->send->run( array( $wish->request ) )[0];
		$went    = Result::DELIVERED === $outcome->result;
		return array(
			'success' => $went,
			'status'  => $outcome->status,
			'message' => $went ? __( 'Webhook test sent successfully!', 'userfeedback' ) : $outcome->message,
			'body'    => $outcome->answered,
			'took'    => $outcome->took,
		);
	}
}
