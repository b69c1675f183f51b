<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use PHPUnit\Framework\TestCase;
use UserFeedback\Platform\Schema\Validator;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Settings\SurveySettingsShape;
use UserFeedback\Surveys\Settings\ThankYou;

final class SurveySettingsTest extends TestCase {

	public function test_a_new_survey_has_the_defaults_from_the_contract_for_each_part(): void {
		$new    = SurveySettings::defaults( new ThankYou( 'Thanks' ) )->toArray();
		$others = array(
			'thank_you'       => null,
			'enable_tracking' => null,
			'for_team'        => null,
		);
		$shapes = array_diff_key( SurveySettingsShape::parts(), $others );
		self::assertSame( array_keys( $shapes ), array_keys( array_diff_key( $new, $others ) ) );
		foreach ( $shapes as $name => $shape ) {
			self::assertSame( Validator::body( $shape, array() )->value, $new[ $name ], $name );
		}
	}
}
