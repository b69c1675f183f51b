<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use UserFeedback\Licensing\Plans\FreeEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Surveys\Editing\Saving\EnforceEdition;
use UserFeedback\Surveys\Editing\Saving\RemovedFeatures;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyStatus;

/** The free edition can't target devices: a choice made with the full edition is paused, the default isn't. */
final class DevicesOfEditionsTest extends TestCase {

	/** @return array<string, array{list<string>, bool}> */
	public static function devices(): array {
		return array(
			'all, as a new survey has them'      => array( array( 'desktop', 'tablet', 'mobile' ), true ),
			'desktops, as a plan without leaves' => array( array( 'desktop' ), true ),
			'others, which somebody chose'       => array( array( 'mobile' ), false ),
		);
	}

	/**
	 * @dataProvider devices
	 * @param list<string> $devices
	 */
	public function test_a_survey_can_be_changed_unless_its_devices_were_chosen( array $devices, bool $isPlain ): void {
		$settings = SurveySettings::defaults( new ThankYou( 'Thanks' ) )->with( 'targeting', array( 'devices' => $devices ) );
		$survey   = new Survey( 1, '', SurveyStatus::PUBLISH, 'survey', array(), $settings, 1, new DateTimeImmutable(), null );

		self::assertSame( $isPlain ? array() : array( PlanFeature::DEVICES ), RemovedFeatures::all( $survey, new FreeEdition() ) );
		if ( $isPlain ) {
			self::assertSame( $devices, EnforceEdition::of( $survey, new FreeEdition() )->settings->part( 'targeting' )['devices'] );
		}
	}
}
