<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\PostRatings;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Settings\SaveRatingSettings;
use UserFeedback\Privacy\PrivacyText;
use UserFeedback\Responses\Counting\Recount\NightlyRecount;
use UserFeedback\Settings\Saving\SaveSettings;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Made\Rating;

/** Reasons for low votes: what is accepted, who can read it, and how long it is stored. */
final class ReasonsTest extends RestTestCase {

	use Rating;

	private const MINE = '0b7a2b1e-3c44-4c0e-9d5a-0c2a6f1d9e11';
	private const JANE = 'jane.doe@example.org';

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->ask( 2 );
	}

	public function test_a_low_vote_stores_one_reason_that_can_be_edited(): void {
		$post = $this->aPost();
		$this->rate( $post, 2, self::MINE );

		$this->assertStatus( 204, $this->giveReason( $post, self::MINE, '  The prices are <b>missing</b>.  ' ) );
		self::assertSame( array( 'The prices are <b>missing</b>.' ), $this->texts() );
		$this->assertStatus( 204, $this->giveReason( $post, self::MINE, 'No prices.' ) );
		self::assertSame( array( 'No prices.' ), $this->texts() );
	}

	public function test_a_reason_is_refused_from_a_visitor_who_was_not_asked_for_one(): void {
		$post = $this->aPost();
		$this->assertNotFound( $this->giveReason( $post, self::MINE, 'Without a vote' ) );
		$this->rate( $post, 3, self::MINE );
		$this->assertNotFound( $this->giveReason( $post, self::MINE, 'Of a vote that is not low' ) );
		$this->assertNotFound( $this->giveReason( $post, wp_generate_uuid4(), 'Of the vote of somebody else' ) );
		$this->ask( 3 );
		$this->assertStatus( 204, $this->giveReason( $post, self::MINE, 'Asked' ) );
		$this->ask( null );
		$this->assertNotFound( $this->giveReason( $post, self::MINE, 'Nobody is asked' ) );
		self::assertSame( array( 'Asked' ), $this->texts() );
	}

	public function test_a_reason_sent_by_a_bot_is_accepted_but_not_stored(): void {
		$post = $this->aPost();
		$this->rate( $post, 1, self::MINE );
		$this->assertStatus( 204, $this->giveReason( $post, self::MINE, 'Buy this', 'https://spam.example' ) );
		self::assertSame( array(), $this->texts() );
	}

	public function test_an_empty_or_too_long_text_is_refused(): void {
		$post = $this->aPost();
		$this->rate( $post, 1, self::MINE );
		$this->assertInvalid( $this->giveReason( $post, self::MINE, " \n\t " ), 'text' );
		$this->assertInvalid( $this->giveReason( $post, self::MINE, str_repeat( 'é', 401 ) ), 'text' );
		$this->assertStatus( 204, $this->giveReason( $post, self::MINE, str_repeat( '🙂', 400 ) ) );
		self::assertSame( array( str_repeat( '🙂', 400 ) ), $this->texts() );
	}

	public function test_withdrawing_a_vote_deletes_its_reason(): void {
		$post = $this->aPost();
		$this->rate( $post, 1, self::MINE );
		$this->giveReason( $post, self::MINE, 'Why' );
		$this->rate( $post, null, self::MINE );
		self::assertSame( array(), $this->texts() );
	}

	public function test_a_role_with_the_delete_permission_deletes_reasons_of_this_post_but_no_votes(): void {
		$post  = $this->aPost();
		$other = $this->aPost();
		$this->rate( $post, 1, self::MINE );
		$this->giveReason( $post, self::MINE, 'Why' );
		$id = (int) Plugin::get( Db::class )->value( 'SELECT id FROM {rating_reasons}' );

		$this->asRoleWith( Permission::DELETE );
		$elsewhere = $this->request( 'DELETE', "post-ratings/results/$other/reasons", array( 'ids' => array( $id ) ) );
		self::assertSame( array(), $elsewhere->at( 'updated' ) );
		$answer = $this->request( 'DELETE', "post-ratings/results/$post/reasons", array( 'ids' => array( $id, $id + 1 ) ) );

		self::assertSame( array( $id ), $answer->at( 'updated' ) );
		self::assertSame( array( $id + 1 ), $answer->column( 'skipped', 'id' ) );
		self::assertSame( array(), $this->texts() );
		$this->fold();
		self::assertSame( array( 1, 0, 0, 0, 0 ), $this->counted( $post ) );
	}

	public function test_reasons_are_deleted_with_responses_of_the_same_age_and_votes_stay(): void {
		$post = $this->aPost();
		$this->stopClockAt( '2026-10-01T12:00:00Z' );
		$this->rate( $post, 1, self::MINE );
		$this->giveReason( $post, self::MINE, 'Old' );
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$young = wp_generate_uuid4();
		$this->rate( $post, 2, $young );
		$this->giveReason( $post, $young, 'Young' );

		do_action( NightlyRecount::EVENT );
		self::assertSame( array( 'Old', 'Young' ), $this->texts() );
		$this->asRoleWith( Permission::SETTINGS );
		Plugin::get( SaveSettings::class )->run( array( 'response_retention' => '30' ) );
		do_action( NightlyRecount::EVENT );

		self::assertSame( array( 'Young' ), $this->texts() );
		$this->fold();
		self::assertSame( array( 1, 1, 0, 0, 0 ), $this->counted( $post ) );
	}

	public function test_wordpress_finds_exports_and_erases_reasons_that_contain_an_email_address(): void {
		$post  = $this->aPost( 'Prices' );
		$texts = array(
			'mine'    => 'Write to Jane.Doe@example.org, please. <script>',
			'other'   => 'Write to mary.jane.doe@example.org',
			'longer'  => 'Write to jane.doe@example.org.uk',
			'nothing' => 'No address',
			'again'   => '(jane.doe@example.org)',
		);
		foreach ( $texts as $text ) {
			$token = wp_generate_uuid4();
			$this->rate( $post, 1, $token );
			$this->assertStatus( 204, $this->giveReason( $post, $token, $text ) );
		}
		$exported = $this->asked( 'wp_privacy_personal_data_exporters' );
		self::assertTrue( $exported['done'] );
		self::assertIsArray( $exported['data'] );
		self::assertCount( 2, $exported['data'] );
		self::assertStringContainsString( 'Jane.Doe@example.org', (string) wp_json_encode( $exported['data'][0] ) );
		self::assertStringContainsString( 'Prices', (string) wp_json_encode( $exported['data'][0] ) );

		$erased = $this->asked( 'wp_privacy_personal_data_erasers' );
		self::assertSame( array( 2, false, true ), array( $erased['items_removed'], $erased['items_retained'], $erased['done'] ) );
		self::assertSame( array( $texts['other'], $texts['longer'], $texts['nothing'] ), $this->texts() );
		$this->fold();
		self::assertSame( array( 5, 0, 0, 0, 0 ), $this->counted( $post ) );
	}

	public function test_the_privacy_policy_covers_ratings(): void {
		$text = PrivacyText::of( 'none', 30, null );
		self::assertStringContainsString( 'When you rate a post, we store your rating and the time', $text );
		self::assertStringContainsString( 'userfeedback-ratings', $text );
	}

	/**
	 * @param non-empty-string $filter
	 * @return array<mixed>
	 */
	private function asked( string $filter ): array {
		/** @var array<string, array{callback: callable(string, int): array<mixed>}> $all */
		$all = apply_filters( $filter, array() );
		return $all['userfeedback-ratings']['callback']( self::JANE, 1 );
	}

	private function ask( ?int $atMost ): void {
		Plugin::get( SaveRatingSettings::class )->run(
			null === $atMost
				? array( 'ask_reason' => 'no' )
				: array(
					'ask_reason'     => 'yes',
					'reason_at_most' => $atMost,
				)
		);
	}

	/** @return list<string> */
	private function texts(): array {
		return array_map(
			static fn( array $row ): string => (string) $row['text'],
			Plugin::get( Db::class )->rows( 'SELECT text FROM {rating_reasons} ORDER BY id' )
		);
	}
}
