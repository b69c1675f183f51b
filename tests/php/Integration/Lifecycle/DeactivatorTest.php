<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Lifecycle;

use UserFeedback\Plugin;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

final class DeactivatorTest extends SiteTestCase {

	public function test_deactivating_the_plugin_keeps_its_data_and_clears_its_events(): void {
		$survey = $this->aSurvey();
		wp_schedule_single_event( time() + 60, 'userfeedback_process' );

		do_action( 'deactivate_' . plugin_basename( USERFEEDBACK_FILE ), false );

		self::assertFalse( wp_next_scheduled( 'userfeedback_process' ) );
		self::assertSame( $survey->title, Plugin::get( SurveyRepository::class )->get( $survey->id )->title );
	}
}
