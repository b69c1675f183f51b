<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\PostRatings;

use UserFeedback\Tests\Support\Servers\ServedRatings;
use UserFeedback\Tests\Support\Servers\SiteServer;

/**
 * Four hundred visitors who vote at the same time for one post, by both ways, over as many servers as a small site has
 * workers. Three in ten send their vote again or change it at once, while others are being counted.
 */
final class CrowdOfVotersTest extends ServedRatings {

	private const SERVERS = 4;
	private const VOTERS  = 400;

	/** @var list<SiteServer> */
	private array $more = array();

	protected function tearDown(): void {
		foreach ( $this->more as $server ) {
			$server->stop();
		}
		parent::tearDown();
	}

	public function test_four_hundred_votes_with_repeats_and_changes_are_four_hundred_votes(): void {
		$post = $this->aStoredPost();
		self::assertTrue( $this->serve() );
		for ( $i = 0; $i < self::SERVERS; ++$i ) {
			$this->more[] = SiteServer::start();
		}
		$first  = array();
		$second = array();
		$last   = array();
		for ( $voter = 0; $voter < self::VOTERS; ++$voter ) {
			$token           = wp_generate_uuid4();
			$first[ $voter ] = self::vote( $post, 1 + $voter % 5, $token );
			$last[ $voter ]  = 1 + $voter % 5;
			if ( $voter % 10 < 3 ) {
				$rating           = array( 1 + $voter % 5, 1 + ( $voter + 2 ) % 5, null )[ $voter % 10 ]; // Again, another, withdrawn.
				$second[ $voter ] = self::vote( $post, $rating, $token );
				$last[ $voter ]   = $rating;
			}
		}

		$said = $this->atOnce( $post, $first );
		self::assertSame( array( 200 => self::VOTERS ), array_count_values( array_column( $said, 0 ) ) );
		$this->fold(); // Some are counted before they change, as by a cron that comes just then.
		$again = $this->atOnce( $post, $second );
		self::assertSame( array( 200 => count( $second ) ), array_count_values( array_column( $again, 0 ) ) );

		$right = array_count_values( array_filter( $last, 'is_int' ) );
		$right = array_map( static fn( int $stars ): int => $right[ $stars ] ?? 0, range( 1, 5 ) );
		self::assertSame( 360, array_sum( $right ) );
		self::assertSame( array( 'votes' => 360, 'rows' => self::VOTERS ), $this->stored( $post ) );
		while ( $this->fold() > 0 ) {
			continue;
		}
		self::assertSame( $right, $this->counted( $post ) );
		self::assertSame( 0, $this->differences() );
	}

	public function test_the_same_vote_again_and_again_by_both_ways_at_once_is_one(): void {
		$post = $this->aStoredPost();
		self::assertTrue( $this->serve() );
		for ( $i = 0; $i < self::SERVERS; ++$i ) {
			$this->more[] = SiteServer::start();
		}
		$vote = self::vote( $post, 4 );

		$said = $this->atOnce( $post, array_fill( 0, 40, $vote ) );

		self::assertSame( array( 200 => 40 ), array_count_values( array_column( $said, 0 ) ) );
		foreach ( $said as [ , $body ] ) {
			self::assertSame( '{"average":4,"total":1,"rating":4}', $body );
		}
		$this->fold();
		self::assertSame( array( 0, 0, 0, 1, 0 ), $this->counted( $post ) );
	}

	/**
	 * Ten votes a sender at most, so that nobody is one of a crowd.
	 *
	 * @param array<int, array<string, mixed>> $votes
	 * @return list<array{int, string}> answers in the same order.
	 */
	private function atOnce( int $post, array $votes ): array {
		$all   = curl_multi_init();
		$calls = array();
		curl_multi_setopt( $all, CURLMOPT_MAX_TOTAL_CONNECTIONS, 16 );
		foreach ( $votes as $place => $vote ) {
			$path = 0 === intdiv( $place, self::SERVERS ) % 2
				? "/wp-json/userfeedback/v1/post-ratings/$post"
				: self::FILE . "?post=$post&do=rating";
			$call = curl_init( "http://{$this->more[ $place % self::SERVERS ]->host}$path" );
			self::assertNotFalse( $call );
			curl_setopt_array(
				$call,
				array(
					CURLOPT_POSTFIELDS     => (string) wp_json_encode( $vote ),
					CURLOPT_RETURNTRANSFER => true,
					CURLOPT_TIMEOUT        => 120,
					CURLOPT_INTERFACE      => '127.0.1.' . ( 1 + intdiv( $place, 10 ) ),
					CURLOPT_HTTPHEADER     => array(
						'Host: ' . wp_parse_url( home_url(), PHP_URL_HOST ),
						'Content-Type: application/json',
						'Expect:',
					),
				)
			);
			curl_multi_add_handle( $all, $call );
			$calls[] = $call;
		}
		do {
			curl_multi_exec( $all, $running );
			curl_multi_select( $all );
		} while ( $running > 0 );
		return array_map(
			static fn( $call ): array => array(
				(int) curl_getinfo( $call, CURLINFO_RESPONSE_CODE ),
				(string) curl_multi_getcontent( $call ),
			),
			$calls
		);
	}
}
