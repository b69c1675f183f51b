<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyStatus;

final class SurveyTest extends TestCase {

	private const NOW = '2026-11-21T10:00:00Z';

	/** @dataProvider surveys */
	public function test_a_survey_is_live_scheduled_or_neither(
		SurveyStatus $status,
		?string $publishAt,
		bool $live,
		bool $scheduled
	): void {
		$now    = new DateTimeImmutable( self::NOW );
		$survey = new Survey(
			1,
			'Title',
			$status,
			'survey',
			array(),
			SurveySettings::defaults( new ThankYou( 'Bye' ) ),
			1,
			$now,
			null === $publishAt ? null : new DateTimeImmutable( $publishAt )
		);

		self::assertSame( array( $live, $scheduled ), array( $survey->isLive( $now ), $survey->isScheduled( $now ) ) );
	}

	/** @return array<string, array{SurveyStatus, string|null, bool, bool}> */
	public static function surveys(): array {
		return array(
			'published without a day'      => array( SurveyStatus::PUBLISH, null, true, false ),
			'published with a day gone by' => array( SurveyStatus::PUBLISH, '2026-11-20T00:00:00Z', true, false ),
			'published from this second'   => array( SurveyStatus::PUBLISH, self::NOW, true, false ),
			'published for the next one'   => array( SurveyStatus::PUBLISH, '2026-11-21T10:00:01Z', false, true ),
			'the same moment elsewhere'    => array( SurveyStatus::PUBLISH, '2026-11-21T12:00:00+02:00', true, false ),
			'a draft with a day gone by'   => array( SurveyStatus::DRAFT, '2026-11-20T00:00:00Z', false, false ),
			'trash with a day to come'     => array( SurveyStatus::TRASH, '2026-11-22T00:00:00Z', false, false ),
		);
	}
}
