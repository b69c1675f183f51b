<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\PostRatings;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\PostRatings\Places\RatingIcons;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;

/** Page data with unsaved settings. */
final class RatingPreviewTest extends RestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Permission::SETTINGS );
	}

	public function test_unsaved_settings_override_stored_ones_in_the_preview_and_are_not_stored(): void {
		$this->assertStatus( 200, $this->post( 'settings', array( 'thank_you_message' => 'Fine.' ) ) );
		$before  = get_option( RatingSettings::OPTION );
		$preview = $this->post(
			'preview',
			array(
				'icon_id'          => 'heart',
				'rating_question'  => 'Worth it?',
				'background_color' => '#FFFFFF',
				'show_rating'      => 'no',
				'ask_reason'       => 'yes',
				'reason_at_most'   => 3,
			)
		);

		$this->assertStatus( 200, $preview );
		self::assertSame(
			array( 'Worth it?', 'Fine.', '%1$s of %2$s hearts', RatingIcons::PATHS['heart'], '#ffffff', false, 3 ),
			array(
				$preview->at( 'words.question' ),
				$preview->at( 'words.thanks' ),
				$preview->at( 'words.icons' ),
				$preview->at( 'look.icon' ),
				$preview->at( 'look.background' ),
				$preview->at( 'show.rating' ),
				$preview->at( 'reasonAtMost' ),
			)
		);
		self::assertSame( $before, get_option( RatingSettings::OPTION ) );
	}

	public function test_the_preview_has_no_url_to_send_votes_to(): void {
		$preview = $this->post( 'preview', array() );

		self::assertSame(
			array( '', '', '' ),
			array( $preview->at( 'rest.root' ), $preview->at( 'voting' ), $preview->at( 'collector' ) )
		);
	}

	public function test_an_invalid_setting_is_refused(): void {
		$this->assertStatus( 400, $this->post( 'preview', array( 'icon_id' => 'skull' ) ) );
	}

	/** @param array<string, mixed> $settings */
	private function post( string $route, array $settings ): RestAnswer {
		return $this->request( 'POST', "post-ratings/$route", array( 'settings' => (object) $settings ) );
	}
}
