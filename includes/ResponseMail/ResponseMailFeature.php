<?php
declare(strict_types=1);

namespace UserFeedback\ResponseMail;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Feature;
use UserFeedback\Late;
use UserFeedback\Settings\SettingsFeature;
use UserFeedback\Surveys\SurveysFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Responses told by e-mail. */
final class ResponseMailFeature extends Feature {

	/**
	 * @param Closure(class-string): object $find what another feature has.
	 * @param Late<SettingsFeature>         $settings
	 */
	public function __construct(
		private readonly Clock $clock,
		private readonly Closure $find,
		private readonly SurveysFeature $surveys,
		private readonly Late $settings
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			MailChannel::class => new MailChannel(),
			default            => null,
		};
	}
}
