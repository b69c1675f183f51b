<?php
declare(strict_types=1);

namespace UserFeedback\Webhooks;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Late;
use UserFeedback\Surveys\SurveysFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Responses told to other servers. */
final class WebhooksFeature extends Feature {

	/**
	 * @param Closure(class-string): object $find what another feature has.
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
			WebhookChannel::class => new WebhookChannel(),
			default               => null,
		};
	}
}
