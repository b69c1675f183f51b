<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lists;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Surveys\Editing\Saving\RemovedFeatures;
use UserFeedback\Surveys\Live\CookieName;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Live\QuotaRepository;
use UserFeedback\Surveys\Questions\Quotas\Quota;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\SurveyShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps a survey to SurveyShape. */
final class SurveyMapper {

	public function __construct(
		private readonly CurrentEdition $edition,
		private readonly QuotaRepository $quotas,
		private readonly LiveSurveys $surveys
	) {}

	/**
	 * @param bool   $forEditor     include what only editors see.
	 * @param bool   $withUrls      include webhook URLs.
	 * @param string $spreadsheetId empty for none.
	 * @return array<string, mixed> SurveyShape::full().
	 */
	public function full( Survey $survey, SurveyCounts $counts, bool $forEditor, bool $withUrls, string $spreadsheetId ): array {
		$full = $this->light( $survey, $counts ) + array(
			'questions'     => $this->questions( $survey ),
			'settings'      => $this->settings( $survey, $spreadsheetId ),
			'notifications' => $survey->notifications->toArray( $withUrls ),
			'template'      => $survey->template,
			'impressions'   => $counts->impressions,
			'cookie_name'   => CookieName::of( $survey ),
			'changed'       => $this->changed( $survey ),
			'share_today'   => $this->edition->allows( PlanFeature::BEHAVIOR ) ? $this->surveys->shareToday( $survey ) : null,
		) + $this->quotas( $survey );
		return $forEditor ? $full : SurveyShape::full()->forViewers( $full );
	}

	/** @return array<string, mixed> the fields that every list shows. */
	public function light( Survey $survey, SurveyCounts $counts ): array {
		return array(
			'id'              => $survey->id,
			'title'           => $survey->title,
			'status'          => $survey->status->value,
			'type'            => $survey->type,
			'created_at'      => Clock::toApi( $survey->createdAt ),
			'publish_at'      => null === $survey->publishAt ? null : Clock::toApi( $survey->publishAt ),
			'responses_count' => $counts->responses,
			'version'         => $survey->version,
			...$this->comparison( $survey ),
			...$this->limit( $survey ),
			...$this->missing( $survey ),
		);
	}

	/** @return array<string, mixed> empty if the survey isn't and wasn't compared. */
	public function comparison( Survey $survey ): array {
		return null === $survey->comparison ? array() : array( 'comparison' => $survey->comparison->toArray() );
	}

	/** @return array{max_responses?: int} empty without a limit. */
	public function limit( Survey $survey ): array {
		$most = $survey->maxResponses();
		return null === $most || ! $this->edition->allows( PlanFeature::BEHAVIOR ) ? array() : array( 'max_responses' => $most );
	}

	/** @return array{quotas?: list<array{id: string, label: string, target: int, taken: int}>} empty without quotas. */
	public function quotas( Survey $survey ): array {
		$quotas = $this->edition->allows( PlanFeature::BEHAVIOR ) ? $survey->quotas()->quotas ?? array() : array();
		$shown  = array_map(
			fn( Quota $quota ): array => array(
				'id'     => $quota->id,
				'label'  => $quota->label,
				'target' => $quota->target,
				'taken'  => $this->quotas->taken( $survey->id, $quota->id ),
			),
			$quotas
		);
		return array() === $shown ? array() : array( 'quotas' => $shown );
	}

	/** @return array<string, mixed> empty if the survey can be changed. */
	public function missing( Survey $survey ): array {
		$missing = $this->edition->runsWithoutLockedFeatures() ? array() : RemovedFeatures::all( $survey, $this->edition->get() );
		return array() === $missing ? array() : array( 'missing_parts' => array_column( $missing, 'value' ) );
	}

	/** @return array{at: string, user_id: int, name: string}|null */
	private function changed( Survey $survey ): ?array {
		$change = $survey->lastChange;
		if ( null === $change ) {
			return null;
		}
		$user = get_userdata( $change->userId );
		return array(
			'at'      => Clock::toApi( $change->moment ),
			'user_id' => $change->userId,
			'name'    => false === $user ? '' : $user->display_name,
		);
	}

	/** @return array<string, mixed> */
	public function settings( Survey $survey, string $spreadsheetId ): array {
		$settings                 = $survey->settings->toArray();
		$settings['google_drive'] = $survey->settings->part( 'google_drive' ) + array( 'spreadsheet_id' => $spreadsheetId );
		return $settings;
	}

	/** @return list<array<string, mixed>> */
	public function questions( Survey $survey ): array {
		return array_map( static fn( Question $question ): array => $question->toArray(), $survey->questions );
	}
}
