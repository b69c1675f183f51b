<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lists;

use UserFeedback\Platform\Clock;
use UserFeedback\Surveys\Settings\PageRules;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Surveys\SurveyListShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A survey as shown in a list, with the requested parts that the user may see. */
final class SurveyListMapper {

	public function __construct( private readonly SurveyMapper $surveys, private readonly Clock $clock ) {}

	/**
	 * @param string   $spreadsheetId empty for none.
	 * @param int|null $place         position among published surveys.
	 * @return array<string, mixed> SurveyShape::row().
	 */
	public function toArray(
		Survey $survey,
		SurveyCounts $counts,
		SurveyListRequest $request,
		bool $withResults,
		string $spreadsheetId,
		?int $place = null
	): array {
		$row = $this->surveys->light( $survey, $counts );
		if ( $request->wants( 'questions' ) ) {
			$row['questions'] = $this->surveys->questions( $survey );
		}
		if ( $request->wants( 'settings' ) ) {
			$row['settings'] = $this->surveys->settings( $survey, $spreadsheetId );
		}
		if ( $request->wants( 'notifications' ) ) {
			$row['notifications'] = $survey->notifications->toArray( $withResults ); // Webhook URLs need permission to view results.
		}
		if ( $request->wants( 'audience' ) ) {
			$row['audience'] = self::audience( $survey );
		}
		if ( $withResults && $request->wants( 'activity' ) ) {
			$row['activity'] = $this->activity( $counts );
		}
		if ( $request->wants( 'google_drive' ) ) {
			$row['google_drive'] = array( 'spreadsheet_id' => $spreadsheetId );
		}
		if ( $request->wants( 'place' ) ) {
			$row['place'] = $place;
		}
		return $row;
	}

	/** @return array{pages: mixed, page_rules: int, devices: mixed, countries: int|null, for_team: bool} */
	private static function audience( Survey $survey ): array {
		$settings  = $survey->settings;
		$targeting = $settings->part( 'targeting' );
		$geo       = $settings->part( 'geo_targeting' );
		return array(
			'pages'      => $targeting['pages'],
			'page_rules' => count( PageRules::of( $settings ) ),
			'devices'    => $targeting['devices'],
			'countries'  => 'select' === $geo['target'] && is_array( $geo['countries'] ) ? count( $geo['countries'] ) : null,
			'for_team'   => $settings->forTeam && SurveyStatus::DRAFT === $survey->status,
		);
	}

	/** @return array{last_days: list<int>, impressions: int, nps: int|null} */
	private function activity( SurveyCounts $counts ): array {
		return array(
			'last_days'   => array_map(
				fn( int $ago ): int => $counts->days[ $this->clock->daysAgo( $ago ) ] ?? 0,
				range( SurveyListShape::DAYS - 1, 0 )
			),
			'impressions' => $counts->impressions,
			'nps'         => $counts->nps(),
		);
	}
}
