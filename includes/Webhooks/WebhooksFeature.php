<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks;

use Closure;
use LogicException;
use UserFeedback\Addresses\CheckAddress;
use UserFeedback\Addresses\SystemResolver;
use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Deliveries\Samples\LastResponse;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Late;
use UserFeedback\Responses\RateLimit\RateLimitRepository;
use UserFeedback\Surveys\SurveysFeature;
use UserFeedback\Webhooks\Sending\MakeRequest;
use UserFeedback\Webhooks\Sending\ReadOutcome;
use UserFeedback\Webhooks\Sending\SendByCurl;
use UserFeedback\Webhooks\Sending\SendBySocket;
use UserFeedback\Webhooks\Sending\SendRequests;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends responses to other servers. */
final class WebhooksFeature extends Feature {

	/**
	 * @param Closure(class-string): object $find gets a service of another feature.
	 * @param Late<CurrentEdition>          $edition
	 */
	public function __construct(
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly Closure $find,
		private readonly SurveysFeature $surveys,
		private readonly Late $edition
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			WebhookChannel::class     => new WebhookChannel( $this->edition->get()->lasting(), $this->make(), $this->send() ),
			WebhooksController::class => new WebhooksController(
				$this->edition->get(),
				new ReadWish( $this->surveys->readDraft(), $this->surveys->repository, $this->last(), $this->make() ),
				new TestLimit( new RateLimitRepository( $this->db ), $this->clock ),
				$this->send()
			),
			default                   => null,
		};
	}

	private function make(): MakeRequest {
		return new MakeRequest( $this->clock );
	}

	private function send(): SendRequests {
		return new SendRequests(
			new CheckAddress( new SystemResolver() ),
			SendByCurl::isThere() ? new SendByCurl() : new SendBySocket(),
			new ReadOutcome( $this->clock )
		);
	}

	private function last(): LastResponse {
		$last = ( $this->find )( LastResponse::class );
		return $last instanceof LastResponse ? $last : throw new LogicException( 'Nobody knows the last response.' );
	}
}
