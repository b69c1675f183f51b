<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Index\Bitmaps\BitmapIndexer;
use UserFeedback\Responses\Moderation\TrashResponses;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Hostile\SeededSample;
use UserFeedback\Tests\Support\Made\AnsweredByHand;

/**
 * Moving from response to response follows exactly the list that the first one was opened from, in its order, with any filter
 * and however much of it is counted and indexed. A failure names its seed: UF_SEED=n before the command.
 */
final class AdjacentResponsesTest extends RestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->withPlan( Plan::PLUS, Addon::QUESTION_TYPES );
		$this->asRoleWith( Permission::VIEW, Permission::DELETE );
	}

	/** @dataProvider seeds */
	public function test_next_and_previous_follow_the_order_of_the_list( int $seed ): void {
		mt_srand( $seed );
		$known = $this->known( 70 );
		$most  = 0;
		for ( $walk = 0; $walk < 9; ++$walk ) {
			$query  = 0 === $walk ? array() : $known->anyFilter();
			$status = array( 'all', 'publish', 'trash' )[ mt_rand( 0, 2 ) ];
			$query  = array( 'filter' => (array) ( $query['filter'] ?? array() ) + array( 'status' => $status ) ) + $query;
			$listed = $this->listed( $known, $query );
			$most   = max( $most, count( $listed ) );
			$when   = "seed $seed, walk $walk: " . wp_json_encode( $query );
			$this->assertWalked( $known, $query, $listed, $when );
			if ( 4 === $walk ) {
				Plugin::get( ResponseProcessor::class )->run();
				Plugin::get( BitmapIndexer::class )->survey( $known->survey->id, 9.0, 0 );
			}
		}
		self::assertGreaterThan( 2, $most );
	}

	/** @return iterable<string, array{int}> */
	public static function seeds(): iterable {
		return SeededSample::seeds();
	}

	public function test_a_response_outside_the_list_has_the_neighbors_it_would_have_in_it(): void {
		$known = $this->known( 12 );
		$all   = $this->listed( $known, array() );
		Plugin::get( TrashResponses::class )->trash( $known->survey->id, array( $all[5] ) );
		$asked = array( 'filter' => array( 'status' => 'publish' ) );

		foreach ( array( $asked, $asked + array( 'from' => '2026-11-01' ) ) as $query ) {
			$listed = $this->listed( $known, $query );
			$single = $this->read( $known, $all[5], $query );
			$after  = array_values( array_filter( $listed, static fn( int $id ): bool => $id !== $single->at( 'previous_id' ) ) );
			self::assertNull( $single->at( 'position' ) );
			self::assertSame( count( $listed ), $single->at( 'total' ) );
			$before = array_search( $single->at( 'previous_id' ), $listed, true );
			self::assertIsInt( $before );
			self::assertSame( $after[ $before ] ?? null, $single->at( 'next_id' ) );
		}
	}

	public function test_spam_has_only_spam_neighbors_and_none_under_a_filter(): void {
		$known              = $this->known( 4 );
		$waiting            = array_slice( array_keys( $known->entries ), -2 ); // If already counted, they would be in the counters.
		[ $first, $second ] = array_values( array_intersect( $this->listed( $known, array() ), $waiting ) );
		Plugin::get( Db::class )->write( "UPDATE {responses} SET status = 'spam' WHERE id IN (%d, %d)", array( $first, $second ) );

		$single = $this->read( $known, $first, array( 'filter' => array( 'status' => 'spam' ) ) );
		self::assertSame( array( 1, 2, null, $second ), self::place( $single ) );
		self::assertSame( self::place( $single ), self::place( $this->read( $known, $first, array() ) ) );
		self::assertNull( $this->read( $known, $first, array( 'from' => '2026-11-01' ) )->at( 'position' ) );
	}

	public function test_an_invalid_list_query_is_refused_as_in_the_list(): void {
		$known = $this->known( 1 );
		$path  = "surveys/{$known->survey->id}/responses/" . array_key_first( $known->entries );

		$this->assertInvalid( $this->request( 'GET', "$path?filter[status]=draft" ), 'filter.status' );
		$this->assertInvalid( $this->request( 'GET', "$path?filter[status]=spam&filter[device][]=mobile" ), 'filter.status' );
		$this->withPlan( Plan::LITE );
		$this->assertStatus( 403, $this->request( 'GET', "$path?filter[status]=publish" ) );
		$this->assertStatus( 403, $this->request( 'GET', "$path?filter[device][]=mobile" ) );
	}

	/**
	 * @param array<string, mixed> $query
	 * @param list<int>            $listed
	 */
	private function assertWalked( AnsweredByHand $known, array $query, array $listed, string $when ): void {
		$met = array();
		$id  = $listed[0] ?? null;
		while ( is_int( $id ) && count( $met ) <= count( $listed ) ) {
			$single = $this->read( $known, $id, $query );
			$last   = array() === $met ? null : $met[ count( $met ) - 1 ];
			self::assertSame( array( count( $met ) + 1, count( $listed ), $last ), array_slice( self::place( $single ), 0, 3 ), $when );
			$met[] = $id;
			$id    = $single->at( 'next_id' );
		}
		self::assertSame( $listed, $met, $when );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<int>
	 */
	private function listed( AnsweredByHand $known, array $query ): array {
		$list = $this->request( 'GET', "surveys/{$known->survey->id}/responses", $query + array( 'per_page' => 100 ) );
		$this->assertStatus( 200, $list );
		/** @var list<int> $ids by its shape. */
		$ids = array_values( $list->column( 'items', 'id' ) );
		return $ids;
	}

	/** @param array<string, mixed> $query */
	private function read( AnsweredByHand $known, int $id, array $query ): RestAnswer {
		$single = $this->request( 'GET', "surveys/{$known->survey->id}/responses/$id", $query );
		$this->assertStatus( 200, $single );
		return $single;
	}

	/** @return list<mixed> */
	private static function place( RestAnswer $single ): array {
		return array_map( array( $single, 'at' ), array( 'position', 'total', 'previous_id', 'next_id' ) );
	}

	/** Creates many responses, some in the trash, some counted and some not. */
	private function known( int $many ): AnsweredByHand {
		$options = array( 'config' => array( 'options' => AnsweredByHand::OPTIONS ) );
		$known   = new AnsweredByHand(
			$this->aSurvey(
				array(
					'questions' => array(
						self::aQuestion( 'radio-button', $options ),
						self::aQuestion( 'checkbox', $options ),
						self::aQuestion( 'text' ),
						self::aQuestion( 'nps', array( 'settings' => array( 'comment_box' => true ) ) ),
					),
				)
			)
		);
		for ( $made = 1; $made <= $many; ++$made ) {
			$id = $known->respond();
			if ( 0 === $made % 5 ) {
				Plugin::get( TrashResponses::class )->trash( $known->survey->id, array( $id ) );
			}
			if ( intdiv( $many, 2 ) === $made ) {
				Plugin::get( ResponseProcessor::class )->run();
				Plugin::get( BitmapIndexer::class )->survey( $known->survey->id, 9.0, 3 );
			}
		}
		return $known;
	}
}
