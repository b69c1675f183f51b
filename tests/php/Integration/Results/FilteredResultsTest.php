<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Index\Bitmaps\Bitmap;
use UserFeedback\Responses\Index\Bitmaps\BitmapIndexer;
use UserFeedback\Responses\Index\Counts\SummarizeSegments;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Responses\Moderation\TrashResponses;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Hostile\SeededSample;
use UserFeedback\Tests\Support\Made\AnsweredByHand;

/**
 * Random filters over random responses, in every state of counting and indexing: all numbers for a filter match a plain
 * scan of all responses. A failure names its seed: UF_SEED=n before the command.
 */
final class FilteredResultsTest extends RestTestCase {

	private const STEPS = 240;
	private const LOOK  = 20;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->withPlan( Plan::PLUS, Addon::QUESTION_TYPES );
		$this->asRoleWith( Permission::VIEW, Permission::DELETE );
	}

	/** @dataProvider seeds */
	public function test_filtered_results_match_a_plain_search_of_all_responses( int $seed ): void {
		mt_srand( $seed );
		$known = $this->known();
		$most  = 0;
		for ( $step = 1; $step <= self::STEPS; ++$step ) {
			$this->step( $known );
			if ( 0 === $step % self::LOOK ) {
				$query = $known->anyFilter();
				$most  = max( $most, count( $known->meant( $query ) ) );
				$this->look( $known, $query, "seed $seed, step $step: " . wp_json_encode( $query ) );
			}
		}
		self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $known->survey->id ) );
		self::assertGreaterThan( 0, $most ); // Otherwise all were empty and proved nothing.
	}

	/** @return iterable<string, array{int}> */
	public static function seeds(): iterable {
		return SeededSample::seeds();
	}

	private function step( AnsweredByHand $known ): void {
		$chance = mt_rand( 1, 100 );
		$some   = array() === $known->entries ? array() : (array) array_rand( $known->entries, min( 3, count( $known->entries ) ) );
		if ( $chance <= 60 ) {
			$known->respond();
			$known->respond();
		} elseif ( $chance <= 72 && array() !== $some ) {
			Plugin::get( TrashResponses::class )->trash( $known->survey->id, $some );
			$this->change( $known, $some, 'publish', 'trash' );
		} elseif ( $chance <= 80 && array() !== $some ) {
			Plugin::get( TrashResponses::class )->restore( $known->survey->id, $some );
			$this->change( $known, $some, 'trash', 'publish' );
		} elseif ( $chance <= 84 && array() !== $some ) {
			Plugin::get( DeleteResponses::class )->delete( array( $some[0] ) );
			unset( $known->entries[ $some[0] ] );
		} elseif ( $chance <= 92 ) {
			Plugin::get( ResponseProcessor::class )->run( mt_rand( 1, 40 ) );
		} elseif ( $chance <= 96 ) {
			Plugin::get( BitmapIndexer::class )->survey( $known->survey->id, 9.0, mt_rand( 0, 5 ) );
		} else {
			$this->fillSegment( $known->survey->id );
			Plugin::get( SummarizeSegments::class )->allThatWait( 9.0 );
		}
	}

	/** Skips the remaining ordinals of the last segment, as if their responses had been deleted. */
	private function fillSegment( int $surveyId ): void {
		Plugin::get( ResponseProcessor::class )->run();
		Plugin::get( BitmapIndexer::class )->survey( $surveyId, 9.0, 0 );
		$db   = Plugin::get( Db::class );
		$end  = (int) $db->value( 'SELECT places FROM {bit_heads} WHERE survey_id = %d', array( $surveyId ) );
		$full = Bitmap::PLACES * (int) ceil( $end / Bitmap::PLACES );
		$db->write( 'UPDATE {bit_heads} SET places = %d, folded = %d WHERE survey_id = %d', array( $full, $full, $surveyId ) );
	}

	/** @param list<int> $ids */
	private function change( AnsweredByHand $known, array $ids, string $from, string $to ): void {
		foreach ( $ids as $id ) {
			if ( $from === ( $known->entries[ $id ]['status'] ?? '' ) ) {
				$known->entries[ $id ]['status'] = $to;
			}
		}
	}

	/** @param array<string, mixed> $query */
	private function look( AnsweredByHand $known, array $query, string $when ): void {
		$id      = $known->survey->id;
		$results = $this->request( 'GET', "surveys/$id/results", $query );
		$this->assertStatus( 200, $results );
		$meant = $known->meant( $query );
		$days  = array_count_values( array_column( $meant, 'day' ) );
		ksort( $days );

		self::assertSame( count( $meant ), $results->at( 'range_responses_count' ), $when );
		self::assertSame(
			count( $known->meant( array_intersect_key( $query, array( 'filter' => true ) ) ) ),
			$results->at( 'responses_count' ),
			$when
		);
		self::assertSame( $days, self::noZeros( $results->column( 'data_points', 'count', 'date' ) ), $when );
		foreach ( array( 0, 1, 3 ) as $place ) {
			$this->assertChosen( array_column( $meant, 'values' ), $place, $results, $when );
		}
		$this->assertTyped( $known, $query, $results, $when );
		$this->assertCrossed( $known, $query, $when );
		$this->assertTimed( $known, $query, $when );
		$this->assertListed( $known, $query, $when );
	}

	/** @param list<list<mixed>> $values */
	private function assertChosen( array $values, int $place, RestAnswer $results, string $when ): void {
		$given  = array_filter( array_column( $values, $place ), static fn( mixed $value ): bool => null !== $value );
		$chosen = array();
		foreach ( $given as $value ) {
			foreach ( array_filter( (array) $value, 'is_scalar' ) as $one ) {
				$chosen[ (string) $one ] = ( $chosen[ (string) $one ] ?? 0 ) + 1;
			}
		}
		ksort( $chosen );
		$told = self::noZeros( $results->column( "question_stats.$place.options", 'count', 'value' ) );
		ksort( $told );
		self::assertSame( $chosen, $told, "$when, question $place" );
		self::assertSame( count( $given ), $results->at( "question_stats.$place.total_answers" ), $when );
		self::assertSame( count( $values ) - count( $given ), $results->at( "question_stats.$place.skipped" ), $when );
	}

	/** @param array<string, mixed> $query */
	private function assertTyped( AnsweredByHand $known, array $query, RestAnswer $results, string $when ): void {
		foreach ( array( 2, 3 ) as $place ) {
			$typed = array();
			foreach ( $known->meant( $query ) as $id => $entry ) {
				$text = 3 === $place ? $entry['comment'] : $entry['values'][2];
				if ( is_string( $text ) && '' !== $text ) {
					$typed[ $id ] = $text;
				}
			}
			$newest   = $results->items( "question_stats.$place.answers" );
			$question = $known->survey->questions[ $place ]->id;
			$path     = "surveys/{$known->survey->id}/questions/$question/answers";
			$all      = $this->request( 'GET', $path, $query + array( 'per_page' => 100 ) );
			self::assertCount( min( 10, count( $typed ) ), $newest, $when );
			self::assertSame( count( $typed ), $all->at( 'pagination.total' ), $when );
			$days    = array_map(
				static fn( mixed $id ): string => $known->entries[ (int) ( is_scalar( $id ) ? $id : 0 ) ]['day'] ?? '',
				array_values( $all->column( 'items', 'response_id' ) )
			);
			$inOrder = $days;
			rsort( $inOrder );
			self::assertSame( $inOrder, $days, $when );
			self::assertSame( array_slice( $all->items( 'items' ), 0, 10 ), $newest, $when );
			$told = $all->column( 'items', 'value', 'response_id' );
			self::assertSame( array_intersect_key( $typed, $told ), array_replace( array_intersect_key( $typed, $told ), $told ), $when );
			self::assertSame( array(), array_diff_key( $told, $typed ), $when );
		}
	}

	/** @param array<string, mixed> $query */
	private function assertCrossed( AnsweredByHand $known, array $query, string $when ): void {
		[ $rows, $columns ] = array( $known->survey->questions[0]->id, $known->survey->questions[1]->id );

		$table = $this->request( 'GET', "surveys/{$known->survey->id}/cross", $query + compact( 'rows', 'columns' ) );
		$both  = array_filter(
			$known->meant( $query ),
			static fn( array $entry ): bool => null !== $entry['values'][0] && null !== $entry['values'][1]
		);
		self::assertSame( count( $both ), $table->at( 'total' ), $when );
		foreach ( AnsweredByHand::OPTIONS as $row => $one ) {
			foreach ( AnsweredByHand::OPTIONS as $column => $other ) {
				$chose = static fn( array $values ): bool => $one === $values[0] && in_array( $other, (array) $values[1], true );
				$count = count( array_filter( array_column( $both, 'values' ), $chose ) );
				self::assertSame( $count, $table->at( "cells.$row.$column.count" ), $when );
			}
		}
		$this->assertCrossedByVisits( $known, $query, $when );
	}

	/** @param array<string, mixed> $query */
	private function assertCrossedByVisits( AnsweredByHand $known, array $query, string $when ): void {
		$columns  = $known->survey->questions[1]->id;
		$answered = array_filter( $known->meant( $query ), static fn( array $entry ): bool => null !== $entry['values'][1] );
		foreach ( array( 'device', 'page', 'country' ) as $rows ) {
			$table  = $this->request( 'GET', "surveys/{$known->survey->id}/cross", $query + compact( 'rows', 'columns' ) );
			$counts = array_count_values( array_column( $answered, $rows ) );
			self::assertSame( count( $answered ), $table->at( 'total' ), $when );
			self::assertEquals( $counts, $table->column( 'rows', 'count', 'value' ), $when );
			foreach ( array_keys( $table->column( 'rows', 'count', 'value' ) ) as $row => $value ) {
				foreach ( AnsweredByHand::OPTIONS as $column => $option ) {
					$count = count(
						array_filter(
							$answered,
							static fn( array $entry ): bool => $value === $entry[ $rows ]
								&& in_array( $option, (array) $entry['values'][1], true )
						)
					);
					self::assertSame( $count, $table->at( "cells.$row.$column.count" ), "$rows $value, $when" );
				}
			}
		}
	}

	/** @param array<string, mixed> $query */
	private function assertListed( AnsweredByHand $known, array $query, string $when ): void {
		$path   = "surveys/{$known->survey->id}/responses";
		$counts = array(
			'publish' => count( $known->meant( $query ) ),
			'trash'   => count( $known->meant( $query, 'trash' ) ),
		);
		foreach ( array( 'publish', 'trash' ) as $status ) {
			$asked = array( 'filter' => (array) ( $query['filter'] ?? array() ) + array( 'status' => $status ) ) + $query;
			$seen  = array();
			for ( $page = 1; $page <= 1 + intdiv( $counts[ $status ], 20 ); ++$page ) {
				$list = $this->request( 'GET', $path, $asked + array( 'per_page' => 20, 'page' => $page ) );
				array_push( $seen, ...array_values( $list->column( 'items', 'id' ) ) );
				self::assertSame( $counts[ $status ], $list->at( 'pagination.total' ), $when );
				self::assertSame(
					$counts + array( 'all' => array_sum( $counts ), 'spam' => 0, 'over_limit' => 0, 'partial' => 0 ),
					array_replace( $counts, $list->column( 'status_filters', 'count', 'status' ) ),
					$when
				);
			}
			self::assertEqualsCanonicalizing( array_keys( $known->meant( $query, $status ) ), $seen, "$when, $status" );
			$backwards = $this->request( 'GET', $path, $asked + array( 'per_page' => 100, 'order' => 'asc' ) );
			self::assertSame( array_slice( array_reverse( $seen ), 0, 100 ), array_values( $backwards->column( 'items', 'id' ) ), $when );
		}
	}

	/** @param array<string, mixed> $query */
	private function assertTimed( AnsweredByHand $known, array $query, string $when ): void {
		$time    = $this->request( 'GET', "surveys/{$known->survey->id}/time", $query );
		$seconds = array_values( array_filter( array_column( $known->meant( $query ), 'seconds' ), 'is_int' ) );
		sort( $seconds );
		$count  = count( $seconds );
		$median = 0 === $count ? null : ( $seconds[ intdiv( $count - 1, 2 ) ] + $seconds[ intdiv( $count, 2 ) ] ) / 2;
		self::assertSame( $count, $time->at( 'counted' ), $when );
		self::assertEquals( $median, $time->at( 'median_seconds' ), $when );
	}

	/**
	 * @param array<int|string, mixed> $counts
	 * @return array<int|string, mixed>
	 */
	private static function noZeros( array $counts ): array {
		return array_filter( $counts, static fn( mixed $count ): bool => 0 !== $count );
	}

	private function known(): AnsweredByHand {
		$options = array( 'config' => array( 'options' => AnsweredByHand::OPTIONS ) );
		return new AnsweredByHand(
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
	}
}
