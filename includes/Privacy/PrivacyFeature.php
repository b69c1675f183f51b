<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Database\Db;
use UserFeedback\Feature;
use UserFeedback\Responses\Moderation\ForgetSpam;
use UserFeedback\Responses\ResponsesFeature;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Surveys\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What WordPress's tools for personal data, and its guide for a privacy policy, learn of surveys. */
final class PrivacyFeature extends Feature {

	public function __construct(
		private readonly Db $db,
		private readonly SurveyRepository $surveys,
		private readonly ResponsesFeature $responses
	) {}

	protected function modules(): array {
		return array(
			new PrivacyModule(
				fn(): PersonalData => new PersonalData(
					new AddressInAnswersQuery( $this->db ),
					$this->surveys,
					$this->responses->delete()
				),
				static fn(): string => PrivacyText::of( VisitorSettings::ipStorage(), ForgetSpam::days() )
			),
		);
	}
}
