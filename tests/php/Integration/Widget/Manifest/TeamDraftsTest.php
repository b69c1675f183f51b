<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Widget\Manifest;

use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Widget\Manifest\CandidateSurvey;
use UserFeedback\Widget\Manifest\PageContext;
use UserFeedback\Widget\Manifest\TeamDrafts;

/** A draft that is shown to the team: it follows its rules on the site, and nobody else sees it. */
final class TeamDraftsTest extends RestTestCase {

	public function test_finds_only_drafts_shown_to_the_team_with_the_newest_first(): void {
		$this->aSurvey( array( 'status' => 'draft' ) );
		$older = $this->aSurvey( self::forTeam() );
		$newer = $this->aSurvey( self::forTeam() );
		$live  = $this->aSurvey( self::forTeam() );
		Plugin::get( SurveyRepository::class )->changeStatus( array( $live ), SurveyStatus::PUBLISH );

		self::assertSame( array( $newer->id, $older->id ), $this->ids() );
	}

	public function test_does_not_show_a_draft_without_a_question(): void {
		$this->aSurvey( array( 'questions' => array() ) + self::forTeam() );
		self::assertSame( array(), $this->ids() );
	}

	public function test_applies_page_rules_and_ignores_countries(): void {
		$this->withPlan( Plan::ELITE, Addon::TARGETING, Addon::GEO_RESTRICTIONS );
		$strangers = array(
			'logic'    => 'user_logged_in',
			'operator' => '&&',
			'data'     => array(
				array(
					'id'    => 'logged_out',
					'label' => 'Logged out',
				),
			),
		);
		$this->aSurvey(
			self::forTeam(
				array(
					'targeting' => array(
						'pages'      => 'select',
						'page_rules' => array( $strangers ),
					),
				)
			)
		);
		$abroad = $this->aSurvey(
			self::forTeam(
				array(
					'geo_targeting' => array(
						'target'    => 'select',
						'countries' => array( 'JP' ),
					),
				)
			)
		);

		self::assertSame( array( $abroad->id ), $this->ids() );
		self::assertSame( 'all', $this->found()[0]->survey->settings->part( 'geo_targeting' )['target'] );
	}

	public function test_visitors_cannot_find_or_answer_a_team_draft(): void {
		$draft = $this->aSurvey( self::forTeam() );

		$manifest = $this->asVisitor()->request( 'GET', 'widget/manifest' );
		self::assertSame( array(), $manifest->at( 'surveys' ) );
		self::assertSame( array(), $this->asRoleWith( Permission::EDIT )->request( 'GET', 'widget/manifest' )->at( 'surveys' ) );

		$answer = $this->asVisitor()->request( 'POST', "surveys/$draft->id/responses", array( 'answers' => array() ) );
		self::assertGreaterThanOrEqual( 400, $answer->status );
	}

	public function test_a_copy_is_not_shown_to_the_team_until_someone_turns_that_on(): void {
		$draft = $this->aSurvey( self::forTeam() );
		$copy  = $this->asRoleWith( Permission::EDIT )->request( 'POST', "surveys/$draft->id/duplicate" )->at( 'id' );
		self::assertSame( array( $draft->id ), $this->ids() );
		self::assertIsInt( $copy );
	}

	public function test_the_list_marks_a_team_survey_only_while_it_is_a_draft(): void {
		$draft = $this->aSurvey( self::forTeam() );
		$list  = 'surveys?select[]=audience';
		$said  = fn(): mixed => $this->asRoleWith( Permission::EDIT )->request( 'GET', $list )->at( 'items.0.audience.for_team' );
		self::assertTrue( $said() );
		Plugin::get( SurveyRepository::class )->changeStatus( array( $draft ), SurveyStatus::PUBLISH );
		self::assertFalse( $said() );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	private static function forTeam( array $settings = array() ): array {
		return array(
			'status'   => 'draft',
			'settings' => array( 'for_team' => true ) + $settings,
		);
	}

	/** @return list<int> */
	private function ids(): array {
		return array_map( static fn( CandidateSurvey $candidate ): int => $candidate->survey->id, $this->found() );
	}

	/** @return list<CandidateSurvey> */
	private function found(): array {
		$drafts = new TeamDrafts( Plugin::get( SurveyRepository::class ), Plugin::get( CurrentLicensedEdition::class ) );
		return $drafts->with( PageContext::current(), array( 'administrator' ) );
	}
}
