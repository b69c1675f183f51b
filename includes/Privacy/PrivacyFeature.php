<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Feature;
use UserFeedback\Late;
use UserFeedback\PostRatings\Reasons\ReasonRepository;
use UserFeedback\Privacy\Reasons\ForgetReasons;
use UserFeedback\Privacy\Reasons\PersonalReasons;
use UserFeedback\Privacy\Retention\ForgetResponses;
use UserFeedback\Privacy\Retention\OldResponsesQuery;
use UserFeedback\Privacy\Retention\RetentionModule;
use UserFeedback\Responses\Counting\TallyRepository;
use UserFeedback\Responses\Moderation\ForgetSpam;
use UserFeedback\Responses\ResponsesFeature;
use UserFeedback\Settings\Settings;
use UserFeedback\Settings\SettingsFeature;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Adds surveys and ratings to WordPress's personal data tools and to its privacy policy guide. */
final class PrivacyFeature extends Feature {

	/** @param Late<SettingsFeature> $settings */
	public function __construct(
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly SurveyRepository $surveys,
		private readonly ResponsesFeature $responses,
		private readonly Late $settings
	) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			PrivacyController::class => new PrivacyController( new KeptQuery( $this->db ) ),
			default                  => null,
		};
	}

	protected function modules(): array {
		return array(
			new PrivacyModule(
				fn(): PersonalData => new PersonalData(
					new AddressInAnswersQuery( $this->db ),
					$this->surveys,
					$this->responses->delete()
				),
				fn(): PersonalReasons => new PersonalReasons( new ReasonRepository( $this->db ) ),
				fn(): string => PrivacyText::of(
					VisitorSettings::ipStorage(),
					ForgetSpam::days(),
					ForgetResponses::days( $this->current() )
				)
			),
			new RetentionModule(
				$this->current( ... ),
				fn(): ForgetResponses => new ForgetResponses(
					new OldResponsesQuery( $this->db ),
					new TallyRepository( $this->db ),
					$this->responses->delete(),
					$this->clock
				),
				fn(): ForgetReasons => new ForgetReasons( new ReasonRepository( $this->db ), $this->clock )
			),
		);
	}

	private function current(): Settings {
		return $this->settings->get()->current()->get();
	}
}
