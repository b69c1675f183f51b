<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\PostRatings;

use UserFeedback\Lifecycle\RotateKeyCommand;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\SaveRatingSettings;
use UserFeedback\Responses\Collector\CollectorState;
use UserFeedback\Tests\Support\Processes\Worker;
use UserFeedback\Tests\Support\Servers\ServedRatings;

/** The same vote by REST and by the collector; workers that die while handling it, and browsers that send it again. */
final class RatingEndpointsTest extends ServedRatings {

	private string $key = '';

	protected function setUp(): void {
		parent::setUp();
		$this->key = SiteSetup::writeKey();
	}

	protected function tearDown(): void {
		update_option( SiteSetup::WRITE_KEY, $this->key, true );
		update_option( RatingSettings::OPTION, array(), true );
		parent::tearDown();
	}

	public function test_rest_and_the_collector_reply_the_same_to_valid_and_invalid_votes(): void {
		$post = $this->aStoredPost();
		self::assertTrue( $this->serve() );
		$good  = self::vote( $post, 4 );
		$calls = array(
			'good'            => array( $post, (string) wp_json_encode( $good ) ),
			'again'           => array( $post, (string) wp_json_encode( $good ) ),
			'withdrawn'       => array( $post, (string) wp_json_encode( array( 'rating' => null ) + $good ) ),
			'six stars'       => array( $post, (string) wp_json_encode( array( 'rating' => 6 ) + $good ) ),
			'another name'    => array( $post, (string) wp_json_encode( array( 'stars' => 1 ) + $good ) ),
			'no token'        => array( $post, (string) wp_json_encode( array( 'token' => null ) + $good ) ),
			'a made up key'   => array( $post, (string) wp_json_encode( array( 'nonce' => 'made up' ) + $good ) ),
			'no such post'    => array( 999999, (string) wp_json_encode( $good ) ),
			'no body'         => array( $post, '' ),
			'a list'          => array( $post, '[]' ),
			'a bare text'     => array( $post, '"text"' ),
			'half of JSON'    => array( $post, '{"rating":' ),
			'more than 64 KB' => array( $post, '{"rating":"' . str_repeat( 'a', 66_000 ) . '"}' ),
		);
		foreach ( $calls as $name => [ $id, $body ] ) {
			$byRest      = $this->rest( "post-ratings/$id", $body );
			$byCollector = $this->collect( "post=$id&do=rating", $body );
			self::assertSame( $byRest, $byCollector, $name );
		}
		self::assertSame( array( 'votes' => 0, 'rows' => 1 ), $this->stored( $post ) );
		self::assertSame( 404, $this->collect( 'post=&do=ratings', '{}' )[0] );
	}

	public function test_a_reason_is_accepted_by_rest_and_the_collector(): void {
		$post = $this->aStoredPost();
		self::assertTrue( $this->serve() );
		Plugin::get( SaveRatingSettings::class )->run( array( 'ask_reason' => 'yes' ) );
		foreach ( array( 'rest', 'collector' ) as $way ) {
			$vote = self::vote( $post, 1 );
			self::assertSame( 200, $this->collect( "post=$post&do=rating", (string) wp_json_encode( $vote ) )[0] );
			$body = (string) wp_json_encode( array( 'token' => $vote['token'], 'nonce' => $vote['nonce'], 'text' => "By $way 🙂" ) );
			self::assertSame(
				array( 204, '' ),
				'rest' === $way ? $this->rest( "post-ratings/$post/reason", $body ) : $this->collect( "post=$post&do=reason", $body )
			);
		}
		self::assertSame(
			array( 'By rest 🙂', 'By collector 🙂' ),
			array_column(
				Plugin::get( Db::class )->rows( 'SELECT text FROM {rating_reasons} WHERE post_id = %d ORDER BY id', array( $post ) ),
				'text'
			)
		);
	}

	public function test_a_page_with_an_old_key_gets_a_fresh_key_from_rest_and_the_collector(): void {
		$post = $this->aStoredPost();
		$old  = self::vote( $post, 3 );
		self::assertTrue( $this->serve() );
		( new RotateKeyCommand( static fn( string $line ): string => $line ) )();
		self::assertTrue( $this->module()->check() );
		foreach ( array(
			fn( string $body ): array => $this->collect( "post=$post&do=rating", $body ),
			fn( string $body ): array => $this->rest( "post-ratings/$post", $body ),
		) as $door ) {
			[ $status, $said ] = $door( (string) wp_json_encode( $old ) );
			$refusal           = json_decode( $said, true );
			self::assertSame( 403, $status );
			self::assertIsArray( $refusal );
			self::assertIsArray( $refusal['data'] );
			self::assertSame( 'userfeedback_expired_token', $refusal['code'] );
			self::assertSame( 200, $door( (string) wp_json_encode( array( 'nonce' => $refusal['data']['nonce'] ?? '' ) + $old ) )[0] );
		}
		self::assertSame( array( 'votes' => 1, 'rows' => 1 ), $this->stored( $post ) );
	}

	public function test_rest_and_the_collector_refuse_votes_from_another_site(): void {
		$post = $this->aStoredPost();
		self::assertTrue( $this->serve() );
		$body    = (string) wp_json_encode( self::vote( $post, 5 ) );
		$headers = array(
			'Content-Type' => 'application/json',
			'Origin'       => 'https://evil.example',
		);
		foreach ( array( "/wp-json/userfeedback/v1/post-ratings/$post", self::FILE . "?post=$post&do=rating" ) as $path ) {
			self::assertSame( 403, $this->server?->get( $path, $headers, 'POST', $body )[0] );
		}
		self::assertSame( array( 'votes' => 0, 'rows' => 0 ), $this->stored( $post ) );
	}

	/** @dataProvider moments */
	public function test_a_killed_worker_stores_nothing_partial_and_a_resent_vote_counts_once(
		string $way,
		string $pattern,
		string $when,
		int $rows
	): void {
		$post = $this->aStoredPost();
		( new CollectorState() )->save( true, '', USERFEEDBACK_VERSION );
		$body = (string) wp_json_encode( self::vote( $post, 5 ) );

		self::assertSame( array( SIGKILL, '' ), $this->worker( $way, $post, $body, $pattern, $when ) );
		self::assertSame( $rows, $this->stored( $post )['rows'] );

		self::assertSame( array( 0, '[200,"{\"average\":5,\"total\":1,\"rating\":5}"]' ), $this->worker( $way, $post, $body ) );
		$this->fold();
		self::assertSame( array( 0, 0, 0, 0, 1 ), $this->counted( $post ) );
		self::assertSame( 0, $this->differences() );
	}

	/** @return iterable<string, array{string, string, string, int}> */
	public static function moments(): iterable {
		foreach ( array( 'rest', 'collector' ) as $way ) {
			yield "$way, before the rate limit" => array( $way, '_uf_rate_limits', 'before', 0 );
			yield "$way, before the vote" => array( $way, 'INSERT INTO \S*_uf_post_ratings', 'before', 0 );
			yield "$way, between the vote and the answer" => array( $way, 'INSERT INTO \S*_uf_post_ratings', 'after', 1 );
			yield "$way, when the answer is reckoned" => array( $way, 'UNION ALL', 'after', 1 );
		}
	}

	/** @dataProvider statements */
	public function test_a_killed_count_counts_nothing_and_the_next_run_counts_everything(
		string $pattern,
		string $when,
		bool $isDone = false
	): void {
		$post  = $this->aStoredPost();
		$token = wp_generate_uuid4();
		( new CollectorState() )->save( true, '', USERFEEDBACK_VERSION );
		foreach ( array( array( 5, $token ), array( 2, null ), array( 2, null ) ) as [ $rating, $of ] ) {
			$body = (string) wp_json_encode( self::vote( $post, $rating, $of ) );
			self::assertStringStartsWith( '[200,', $this->worker( 'collector', $post, $body )[1] );
		}
		$this->fold();
		foreach ( array( array( 1, $token ), array( 4, null ) ) as [ $rating, $of ] ) {
			$body = (string) wp_json_encode( self::vote( $post, $rating, $of ) );
			self::assertStringStartsWith( '[200,', $this->worker( 'collector', $post, $body )[1] );
		}

		self::assertSame( array( SIGKILL, '' ), $this->worker( 'fold', $post, '', $pattern, $when ) );

		self::assertSame( $isDone ? array( 1, 2, 0, 1, 0 ) : array( 0, 2, 0, 0, 1 ), $this->counted( $post ) );
		self::assertSame( 0, $this->differences(), 'What is counted so far is right.' );
		$this->fold();
		self::assertSame( array( 1, 2, 0, 1, 0 ), $this->counted( $post ) );
		self::assertSame( 0, $this->differences() );
	}

	/** @return array<string, array{0: string, 1: string, 2?: bool}> */
	public static function statements(): array {
		return array(
			'before it takes them'    => array( 'SET waiting = 2', 'before' ),
			'when it took them'       => array( 'SET waiting = 2', 'after' ),
			'before the days'         => array( 'INSERT INTO \S*_uf_rating_days', 'before' ),
			'between days and posts'  => array( 'INSERT INTO \S*_uf_rating_days', 'after' ),
			'before the posts sums'   => array( 'UPDATE \S*_uf_rating_posts', 'before' ),
			'before it lets them go'  => array( 'SET counted = rating', 'before' ),
			'before it is all stored' => array( 'SET counted = rating', 'after' ),
			'when it is all stored'   => array( 'COMMIT', 'after', true ),
		);
	}

	/** @return array{int, string} the signal that ended it, and its output. */
	private function worker( string $way, int $post, string $body, string $pattern = '', string $when = '' ): array {
		$to    = 'rest' === $way ? "post-ratings/$post" : "post=$post&do=rating";
		$ended = Worker::start( 'Processes/killed.php', $way, $to, $pattern, $when )->tell( $body )->end();
		return array( $ended->signal, $ended->said );
	}
}
