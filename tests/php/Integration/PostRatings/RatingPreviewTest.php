<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\PostRatings;

use UserFeedback\Contract\Can;
use UserFeedback\PostRatings\Places\RatingIcons;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;

/** Page data with unsaved settings. */
final class RatingPreviewTest extends RestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->asRoleWith( Can::SETTINGS );
	}

	public function test_what_is_being_chosen_is_shown_over_what_is_stored_and_stored_is_nothing(): void {
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

	public function test_it_has_no_address_to_which_a_vote_could_go(): void {
		$preview = $this->post( 'preview', array() );

		self::assertSame(
			array( '', '', '' ),
			array( $preview->at( 'rest.root' ), $preview->at( 'voting' ), $preview->at( 'collector' ) )
		);
	}

	public function test_what_is_no_setting_is_refused(): void {
		$this->assertStatus( 400, $this->post( 'preview', array( 'icon_id' => 'skull' ) ) );
	}

	/** @param array<string, mixed> $settings */
	private function post( string $route, array $settings ): RestAnswer {
		return $this->request( 'POST', "post-ratings/$route", array( 'settings' => (object) $settings ) );
	}
}
