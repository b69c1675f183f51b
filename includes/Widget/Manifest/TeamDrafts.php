<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Manifest;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Surveys\Settings\PageRules;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyRow;
use UserFeedback\Widget\Page\PageChoice;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Drafts that users who can edit surveys test on the site, with their own page rules; pages rendered for anyone else don't load
 * them. Countries are ignored: the team's country isn't the visitors'.
 */
final class TeamDrafts {

	/** Maximum drafts tested at once. */
	public const MOST = 5;

	public function __construct( private readonly SurveyRepository $surveys, private readonly CurrentEdition $edition ) {}

	/**
	 * @param list<string> $roles of the logged-in user.
	 * @return list<CandidateSurvey> newest first.
	 */
	public function with( PageContext $page, array $roles ): array {
		$choice = PageChoice::of( $page->id );
		if ( $choice->disabled || $choice->specific > 0 ) {
			return array();
		}
		$view   = $page->view( $roles );
		$drafts = array_map( array( SurveyRow::class, 'toSurvey' ), $this->surveys->rowsForTeam( self::MOST ) );
		$asking = array_filter( $drafts, static fn( Survey $draft ): bool => $draft->asks() );

		return array_values(
			array_filter(
				array_map( $this->candidate( ... ), $asking ),
				static fn( CandidateSurvey $candidate ): bool => '' === $candidate->lacks
					&& PageRuleMatch::NEVER !== PageRuleMatch::of( PageRules::of( $candidate->survey->settings ), $view )
			)
		);
	}

	private function candidate( Survey $draft ): CandidateSurvey {
		$anywhere = $draft->with( settings: $draft->settings->reset( 'geo_targeting' ) );
		$fitted   = CandidateSurvey::inEdition( $anywhere, true, $this->edition->get() );
		return new CandidateSurvey( $fitted->survey, true, $fitted->lacks, true );
	}
}
