<?php
declare(strict_types=1);

namespace UserFeedback\ResponseMail;

use Closure;
use LogicException;
use UserFeedback\Clock;
use UserFeedback\Deliveries\Samples\LastResponse;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Late;
use UserFeedback\Mail\MailLook;
use UserFeedback\Mail\SendMail;
use UserFeedback\Settings\SettingsFeature;
use UserFeedback\Surveys\SurveysFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends responses by email. */
final class ResponseMailFeature extends Feature {

	/**
	 * @param Closure(class-string): object $find gets a service of another feature
	 * @param Late<SettingsFeature>         $settings
	 * @param Late<CurrentEdition>          $edition
	 */
	public function __construct(
		private readonly Clock $clock,
		private readonly Closure $find,
		private readonly SurveysFeature $surveys,
		private readonly Late $settings,
		private readonly Late $edition
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			MailChannel::class            => new MailChannel(
				$this->clock,
				$this->edition->get(),
				new WriteResponseMail(),
				new SendMail(),
				$this->look( ... )
			),
			ResponseMailController::class => new ResponseMailController(
				$this->surveys->readDraft(),
				$this->surveys->repository,
				$this->last(),
				new WriteResponseMail(),
				$this->look( ... )
			),
			default                       => null,
		};
	}

	private function look(): MailLook {
		return MailLook::of( $this->settings->get()->current()->get() );
	}

	private function last(): LastResponse {
		$last = ( $this->find )( LastResponse::class );
		return $last instanceof LastResponse ? $last : throw new LogicException();
	}
}
