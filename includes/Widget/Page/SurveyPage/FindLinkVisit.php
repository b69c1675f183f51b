<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Page\SurveyPage;

use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Submit\SingleUseToken;
use UserFeedback\Responses\Visits\Visit;
use UserFeedback\Responses\Visits\VisitRepository;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Finds the visit that a single-use link continues. */
final class FindLinkVisit {

	public function __construct(
		private readonly LiveSurveys $live,
		private readonly VisitRepository $visits,
		private readonly ResponseRepository $responses
	) {}

	/**
	 * @param Survey $survey as this page shows it.
	 * @param string $token  of a valid link.
	 * @return LinkVisit|null null if the survey records no visits, and didn't before.
	 */
	public function run( Survey $survey, string $token ): ?LinkVisit {
		$visit = SingleUseToken::visit( $survey->id, $token );
		try {
			$begun   = $this->visits->unfinished( $survey->id, $visit );
			$answers = $begun['answers'] ?? $this->responses->partialAnswers( $survey->id, $visit );
		} catch ( StorageFailed ) {
			return null;
		}
		if ( null === $begun && null === $answers && ! $this->live->recordsVisits( $survey->id ) ) {
			return null;
		}
		return LinkVisit::of(
			$visit,
			$survey,
			$this->live->keepsPartial( $survey->id ) ? Answer::fromJson( (string) $answers ) : array(),
			Visit::stepsFromStored( (string) ( $begun['steps'] ?? '' ) ),
			SurveyPageAccess::hiddenFields( $survey, 'id' )
		);
	}
}
