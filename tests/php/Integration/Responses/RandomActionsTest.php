<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Moderation\DeleteOldSpam;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Responses\Moderation\TrashResponses;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Surveys\Lifecycle\BulkOutcome;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Hostile\SeededSample;
use UserFeedback\Tests\Support\Made\Responding;
use UserFeedback\Tests\Support\Made\ResponseHistory;

/**
 * Runs thousands of steps by visitors, owners, and processors in random order: at any time, the derived tables equal those of a
 * recount, and results and list match a count by hand. A failure names its seed; to reproduce it, put UF_SEED=n before the
 * command.
 */
final class RandomActionsTest extends RestTestCase {

	use Responding;

	private const STEPS   = 1500;
	private const FEW     = 500; // Where each step is far slower.
	private const LOOK    = 100; // Steps between two full checks.
	private const OPTIONS = array( 'Red', 'Green', 'Blue' );

	/** @var list<ResponseHistory> */
	private array $histories = array();

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( '2026-11-21T12:00:00Z' );
		$this->asRoleWith( Permission::VIEW, Permission::DELETE );
		add_filter( 'userfeedback_spam_days', static fn(): int => 8 );
	}

	/** @dataProvider seeds */
	public function test_the_numbers_are_correct_after_any_sequence_of_actions( int $seed ): void {
		mt_srand( $seed );
		$this->histories = array( $this->survey(), $this->survey() );
		$looks           = 0;
		$seen            = array( 'publish' => 0, 'trash' => 0, 'spam' => 0, 'over_limit' => 0 );
		for ( $step = 1; $step <= $this->steps(); ++$step ) {
			$this->step( $this->histories[ mt_rand( 0, 1 ) ] ?? $this->histories[0] );
			if ( 0 === $step % self::LOOK ) {
				$this->look( "seed $seed, step $step" );
				++$looks;
				foreach ( array_keys( $seen ) as $status ) {
					$now             = $this->histories[0]->count( $status ) + $this->histories[1]->count( $status );
					$seen[ $status ] = max( $seen[ $status ], $now );
				}
			}
		}
		self::assertSame( intdiv( $this->steps(), self::LOOK ), $looks );
		// A random walk without these steps would prove nothing. At its end, few may remain.
		self::assertGreaterThan( $this->steps() / 20, $seen['publish'] );
		self::assertGreaterThan( 0, $seen['trash'] );
		self::assertGreaterThan( 0, $seen['spam'] );
		self::assertGreaterThan( 0, $seen['over_limit'] );
	}

	/** @return iterable<string, array{int}> */
	public static function seeds(): iterable {
		return SeededSample::seeds();
	}

	private function steps(): int {
		return SeededSample::isWhole() ? self::STEPS : self::FEW;
	}

	private function step( ResponseHistory $history ): void {
		$trash    = Plugin::get( TrashResponses::class );
		$surveyId = $history->survey->id;
		$chance   = mt_rand( 1, 100 );
		if ( $chance <= 45 ) {
			$this->submit( $history );
		} elseif ( $chance <= 58 ) {
			$ids = $this->some( $history );
			$this->assertDone( $trash->trash( $surveyId, $ids ), $ids );
			$history->change( $ids, array( 'publish', 'spam', 'over_limit' ), 'trash' );
		} elseif ( $chance <= 68 ) {
			$ids = $this->some( $history );
			$this->assertDone( $trash->restore( $surveyId, $ids ), $ids );
			$history->change( $ids, array( 'trash', 'spam', 'over_limit' ), 'publish' );
		} elseif ( $chance <= 72 ) {
			$ids = $this->some( $history );
			$this->assertDone( $trash->delete( $surveyId, $ids ), $ids );
			$history->delete( $ids );
		} elseif ( $chance <= 80 ) {
			Plugin::get( ResponseProcessor::class )->run( mt_rand( 1, 9 ) );
		} elseif ( $chance <= 86 ) {
			$this->twoProcessors();
		} elseif ( $chance <= 90 ) {
			$this->changeBehindTheBack( $history );
		} elseif ( $chance <= 94 ) {
			self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $surveyId ) );
		} elseif ( $chance <= 95 ) {
			$id = $this->some( $history )[1] ?? 999_999;
			Plugin::get( DeleteResponses::class )->delete( array( $id ) );
			$history->erase( $id );
		} elseif ( $chance <= 96 ) {
			do_action( DeleteOldSpam::NEXT );
			array_walk( $this->histories, static fn( ResponseHistory $any ) => $any->forgetSpamBefore( '2026-11-13' ) );
		} else {
			Plugin::get( ResponseProcessor::class )->run();
		}
	}

	private function submit( ResponseHistory $history ): void {
		$values = array(
			self::OPTIONS[ mt_rand( 0, 2 ) ],
			array_slice( self::OPTIONS, mt_rand( 0, 1 ), mt_rand( 1, 2 ) ),
			'Text ' . mt_rand( 1, 9 ),
			0 === mt_rand( 0, 1 ) ? mt_rand( 1, 10 ) : array( 'with', mt_rand( 1, 10 ), 'Comment ' . mt_rand( 1, 9 ) ),
		);
		$skip   = mt_rand( 0, 7 );
		if ( isset( $values[ $skip ] ) ) {
			$values[ $skip ] = null;
		}
		$day    = sprintf( '2026-11-%02d', mt_rand( 10, 20 ) );
		$at     = sprintf( '%02d:00:00', mt_rand( 0, 23 ) );
		$status = ResponseStatus::from( array( 'spam', 'over_limit' )[ mt_rand( 0, 7 ) ] ?? 'publish' );
		$history->add( $this->respond( $history->survey, $values, "{$day}T{$at}Z", $status ), $day, $at, $values, $status->value );
	}

	/** @return list<int> a few ids: of this survey, a duplicate, of the other survey, of no survey. */
	private function some( ResponseHistory $history ): array {
		$ids   = $history->ids();
		$other = $this->histories[0] === $history ? $this->histories[1] : $this->histories[0];
		$some  = array( 0 === mt_rand( 0, 9 ) ? 999_999 : $other->ids()[0] ?? 999_999 );
		for ( $i = mt_rand( 1, 6 ); $i > 0 && array() !== $ids; --$i ) {
			$some[] = $ids[ mt_rand( 0, count( $ids ) - 1 ) ] ?? 999_999;
		}
		return array_values( array_unique( $some ) );
	}

	/** @param list<int> $ids */
	private function assertDone( BulkOutcome $outcome, array $ids ): void {
		$said = $outcome->toArray();
		self::assertEqualsCanonicalizing( $ids, array( ...$said['updated'], ...array_column( $said['skipped'], 'id' ) ) );
	}

	/** The second processor takes rows that the first has just read but not yet marked. */
	private function twoProcessors(): void {
		$second  = false;
		$between = function ( string $sql ) use ( &$second ): string {
			if ( ! $second && 1 === preg_match( '/\A(SAVEPOINT|START TRANSACTION)/', $sql ) ) {
				$second = true;
				Plugin::get( ResponseProcessor::class )->run( mt_rand( 1, 9 ) );
			}
			return $sql;
		};
		add_filter( 'query', $between );
		Plugin::get( ResponseProcessor::class )->run();
		remove_filter( 'query', $between );
	}

	/** Changes rows like a program that ignores the counts; the processor must notice. */
	private function changeBehindTheBack( ResponseHistory $history ): void {
		foreach ( array( array( 'publish', 'trash' ), array( 'trash', 'publish' ) ) as [ $from, $to ] ) {
			$ids = $this->some( $history );
			Plugin::get( Db::class )->write(
				'UPDATE {responses} SET status = %s WHERE survey_id = %d AND status = %s AND id IN ('
					. implode( ', ', array_fill( 0, count( $ids ), '%d' ) )
					. ')',
				array( $to, $history->survey->id, $from, ...$ids )
			);
			$history->change( $ids, array( $from ), $to );
		}
	}

	private function look( string $when ): void {
		foreach ( $this->histories as $history ) {
			self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $history->survey->id ), $when );
			$this->assertListed( $history, $when );
			$this->assertCounted( $history, $when );
		}
	}

	private function assertListed( ResponseHistory $history, string $when ): void {
		$surveyId = $history->survey->id;
		$list     = $this->request( 'GET', "surveys/$surveyId/responses?per_page=-1" );
		$counts   = array(
			'all'        => $history->count( 'publish', 'trash' ),
			'publish'    => $history->count( 'publish' ),
			'trash'      => $history->count( 'trash' ),
			'spam'       => $history->count( 'spam' ),
			'over_limit' => $history->count( 'over_limit' ),
			'partial'    => 0,
		);
		self::assertSame( $counts, $list->column( 'status_filters', 'count', 'status' ), $when );
		$this->assertInOrder( $surveyId, $history->listed( 'publish', 'trash' ), $list, $when );
		foreach ( array( 'spam', 'over_limit' ) as $status ) {
			$this->assertInOrder(
				$surveyId,
				$history->listed( $status ),
				$this->request( 'GET', "surveys/$surveyId/responses?per_page=-1&filter[status]=$status" ),
				$when
			);
		}
	}

	/** @param list<int> $ids */
	private function assertInOrder( int $surveyId, array $ids, RestAnswer $list, string $when ): void {
		self::assertSame( $ids, array_values( $list->column( 'items', 'id' ) ), $when );
		if ( array() !== $ids ) {
			$place  = mt_rand( 0, count( $ids ) - 1 );
			$single = $this->request( 'GET', "surveys/$surveyId/responses/{$ids[ $place ]}" );
			self::assertSame(
				array( $place + 1, count( $ids ), $ids[ $place - 1 ] ?? null, $ids[ $place + 1 ] ?? null ),
				array_map( array( $single, 'at' ), array( 'position', 'total', 'previous_id', 'next_id' ) ),
				$when
			);
		}
	}

	private function assertCounted( ResponseHistory $history, string $when ): void {
		$results = $this->request( 'GET', "surveys/{$history->survey->id}/results" );
		$points  = array_values(
			array_filter( $results->items( 'data_points' ), static fn( mixed $point ): bool => is_array( $point ) && 0 !== $point['count'] )
		);

		self::assertSame( $history->count( 'publish' ), $results->at( 'responses_count' ), $when );
		self::assertSame( $history->days(), $points, $when );
		foreach ( array( 0, 1, 3 ) as $question ) {
			self::assertSame( $history->values( $question ), $this->values( $results, $question ), "$when, question $question" );
		}
		foreach ( array( 2, 3 ) as $question ) {
			$texts = array_column(
				Plugin::get( Db::class )->rows(
					'SELECT t.text FROM {texts} t WHERE t.survey_id = %d AND t.question_id = %s ORDER BY t.text',
					array( $history->survey->id, $history->survey->questions[ $question ]->id )
				),
				'text'
			);
			$shown = array_values( array_filter( $results->column( "question_stats.$question.answers", 'value' ), 'is_string' ) );
			self::assertCount( min( 10, count( $history->texts( $question ) ) ), $shown, "$when, question $question" );
			self::assertSame( array(), array_diff( $shown, $history->texts( $question ) ), "$when, question $question" );
			self::assertSame( array(), array_diff( $texts, $history->texts( $question ) ), "$when, question $question" );
		}
		Plugin::get( ResponseProcessor::class )->run();
		self::assertSame(
			$history->texts( 2 ),
			array_column(
				Plugin::get( Db::class )->rows(
					'SELECT text FROM {texts} WHERE survey_id = %d AND question_id = %s ORDER BY text',
					array( $history->survey->id, $history->survey->questions[2]->id )
				),
				'text'
			),
			$when
		);
	}

	/** @return array<int|string, mixed> as ResponseHistory::values() gives them. */
	private function values( RestAnswer $results, int $question ): array {
		$counts = array_filter(
			$results->column( "question_stats.$question.options", 'count', 'value' ),
			static fn( mixed $count ): bool => 0 !== $count
		);
		$counts = array(
			'answered' => $results->at( "question_stats.$question.total_answers" ),
			'skipped'  => $results->at( "question_stats.$question.skipped" ),
		) + $counts;
		ksort( $counts, SORT_STRING );
		return $counts;
	}

	private function survey(): ResponseHistory {
		$options = array( 'config' => array( 'options' => self::OPTIONS ) );
		return new ResponseHistory(
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
