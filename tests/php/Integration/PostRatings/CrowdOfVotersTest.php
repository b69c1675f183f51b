<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\PostRatings;

use UserFeedback\Tests\Support\Servers\Crowd;
use UserFeedback\Tests\Support\Servers\ServedRatings;

/**
 * Four hundred visitors vote for one post at the same time, by both endpoints, on as many servers as a small site has workers.
 * Three in ten resend or change their vote immediately, while others are being counted.
 */
final class CrowdOfVotersTest extends ServedRatings {

	private const VOTERS = 400;

	private Crowd $crowd;

	protected function setUp(): void {
		parent::setUp();
		$this->crowd = new Crowd();
	}

	protected function tearDown(): void {
		$this->crowd->leave();
		parent::tearDown();
	}

	public function test_four_hundred_votes_with_repeats_and_changes_count_as_four_hundred(): void {
		$post = $this->aStoredPost();
		self::assertTrue( $this->serve() );
		$this->crowd->gather();
		$first  = array();
		$second = array();
		$last   = array();
		for ( $voter = 0; $voter < self::VOTERS; ++$voter ) {
			$token           = wp_generate_uuid4();
			$first[ $voter ] = self::vote( $post, 1 + $voter % 5, $token );
			$last[ $voter ]  = 1 + $voter % 5;
			if ( $voter % 10 < 3 ) {
				$rating           = array( 1 + $voter % 5, 1 + ( $voter + 2 ) % 5, null )[ $voter % 10 ]; // Resent, changed, withdrawn.
				$second[ $voter ] = self::vote( $post, $rating, $token );
				$last[ $voter ]   = $rating;
			}
		}

		$said = $this->atOnce( $post, $first );
		self::assertSame( array( 200 => self::VOTERS ), array_count_values( array_column( $said, 0 ) ) );
		$this->fold(); // Some are counted before they change, as if cron ran just then.
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

	public function test_one_vote_repeated_in_parallel_over_rest_and_the_collector_counts_once(): void {
		$post = $this->aStoredPost();
		self::assertTrue( $this->serve() );
		$this->crowd->gather();
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
	 * Maximum ten votes per sender, so that none counts as part of a crowd.
	 *
	 * @param array<int, array<string, mixed>> $votes
	 * @return list<array{int, string}> replies in the same order.
	 */
	private function atOnce( int $post, array $votes ): array {
		$calls = array();
		foreach ( $votes as $place => $vote ) {
			$isRest  = 0 === Crowd::turn( $place ) % 2;
			$calls[] = array(
				'path' => $isRest ? "/wp-json/userfeedback/v1/post-ratings/$post" : self::FILE . "?post=$post&do=rating",
				'body' => (string) wp_json_encode( $vote ),
				'from' => '127.0.1.' . ( 1 + intdiv( $place, 10 ) ),
			);
		}
		return $this->crowd->send( $calls );
	}
}
