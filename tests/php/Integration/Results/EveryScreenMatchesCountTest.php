<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Results;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\Recount\RecountSurvey;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Index\Bitmaps\BitmapIndexer;
use UserFeedback\Responses\Moderation\TrashResponses;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Results\Exports\Jobs\FindExportFile;
use UserFeedback\Results\Sharing\ReadSharedResults;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Tests\Support\Cases\RestTestCase;
use UserFeedback\Tests\Support\Hostile\SeededSample;
use UserFeedback\Tests\Support\Made\AnsweredByHand;
use UserFeedback\Tests\Support\Made\CountedByHand;

/**
 * Applies random operations to two surveys: responses, spam, trash, restore, delete, edits of the surveys, counting and
 * indexing. Then each screen must match a plain count of the responses. A failure names its seed: UF_SEED=n before the
 * command.
 */
final class EveryScreenMatchesCountTest extends RestTestCase {

	private const STEPS = 500;
	private const LOOK  = 50;
	private const TODAY = '2026-11-21';

	/** @var array<int, string> token of a link to all results, by survey. */
	private array $links = array();

	private int $minute = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->stopClockAt( self::TODAY . 'T12:00:00Z' );
		$this->withPlan( Plan::PRO, Addon::QUESTION_TYPES );
		$this->asRoleWith( Permission::VIEW, Permission::DELETE, Permission::EDIT );
	}

	/** @dataProvider seeds */
	public function test_every_screen_matches_a_plain_count_of_responses( int $seed ): void {
		mt_srand( $seed );
		$both = array( $this->known( 'survey' ), $this->known( 'nps' ) );
		for ( $step = 1; $step <= self::STEPS; ++$step ) {
			$this->step( $both[ mt_rand( 0, 1 ) ] );
			if ( 0 === $step % self::LOOK ) {
				$this->lookAtAll( $both, "seed $seed, step $step" );
			}
		}
		foreach ( $both as $known ) {
			self::assertSame( 0, Plugin::get( RecountSurvey::class )->survey( $known->survey->id ), "seed $seed" );
		}
		$this->lookAtAll( $both, "seed $seed, after the recount" );
	}

	/** @return iterable<string, array{int}> */
	public static function seeds(): iterable {
		return SeededSample::seeds();
	}

	private function step( AnsweredByHand $known ): void {
		$chance = mt_rand( 1, 100 );
		$some   = array() === $known->entries ? array() : (array) array_rand( $known->entries, min( 3, count( $known->entries ) ) );
		match ( true ) {
			$chance <= 55 => $known->respond( 0 === mt_rand( 0, 9 ) ? ResponseStatus::SPAM : ResponseStatus::PUBLISH ),
			$chance <= 65 => $this->move( $known, $some, 'trash' ),
			$chance <= 75 => $this->move( $known, $some, 'restore' ),
			$chance <= 79 => $this->move( $known, $some, 'delete' ),
			$chance <= 84 => $this->edit( $known ),
			$chance <= 94 => Plugin::get( ResponseProcessor::class )->run( mt_rand( 1, 40 ) ),
			default       => Plugin::get( BitmapIndexer::class )->survey( $known->survey->id, 9.0, mt_rand( 0, 5 ) ),
		};
	}

	/**
	 * Leaves responses that can't be moved this way: only those in the trash or spam are restored or deleted.
	 *
	 * @param list<int>                   $ids
	 * @param 'trash'|'restore'|'delete' $to
	 */
	private function move( AnsweredByHand $known, array $ids, string $to ): void {
		if ( array() === $ids ) {
			return;
		}
		Plugin::get( TrashResponses::class )->$to( $known->survey->id, $ids );
		foreach ( $ids as $id ) {
			$is = $known->entries[ $id ]['status'];
			if ( 'trash' === $to ) {
				$known->entries[ $id ]['status'] = 'trash';
			} elseif ( 'restore' === $to && 'publish' !== $is ) {
				$known->entries[ $id ]['status'] = 'publish';
			} elseif ( 'delete' === $to && 'publish' !== $is ) {
				unset( $known->entries[ $id ] );
			}
		}
	}

	/** Changes the title, and adds or removes an option that nobody chose. */
	private function edit( AnsweredByHand $known ): void {
		$id     = $known->survey->id;
		$survey = $this->request( 'GET', "surveys/$id" )->body;
		self::assertIsArray( $survey );
		/** @var array{id: int, version: int, title: string, questions: list<array{config: array{options: list<string>}}>} $survey */
		$options                                     = AnsweredByHand::OPTIONS;
		$survey['questions'][0]['config']['options'] = 0 === mt_rand( 0, 1 ) ? $options : array( ...$options, 'Pink' );
		$saved                                       = $this->request(
			'POST',
			'surveys',
			array( 'title' => 'Title ' . mt_rand( 1, 99 ) ) + array_intersect_key(
				$survey,
				array( 'id' => true, 'version' => true, 'status' => true, 'type' => true, 'questions' => true )
			)
		);
		$this->assertStatus( 200, $saved );
	}

	/** @param array{AnsweredByHand, AnsweredByHand} $both */
	private function lookAtAll( array $both, string $when ): void {
		$this->stopClockAt( sprintf( '%sT12:%02d:00Z', self::TODAY, $this->minute += 2 ) ); // Results of links are cached for a minute.
		$this->lookAtOverview( $both, $when );
		foreach ( $both as $known ) {
			$id = $known->survey->id;
			foreach ( self::ranges() as $days ) {
				$results = $this->request( 'GET', "surveys/$id/results", $days );
				$this->assertStatus( 200, $results );
				$counted = CountedByHand::results( $known, $days, self::TODAY );
				self::assertSame( $counted, CountedByHand::told( $results, $known ), "$when, survey $id" );
			}
			$this->lookAtRows( $known, $when );
			$this->lookAtLink( $known, $when );
		}
	}

	/** @param array{AnsweredByHand, AnsweredByHand} $both */
	private function lookAtOverview( array $both, string $when ): void {
		$told   = $this->request( 'GET', 'results-summary', array( 'start_date' => '2026-11-12', 'end_date' => '2026-11-18' ) );
		$ever   = array();
		$within = array();
		foreach ( $both as $known ) {
			$id            = $known->survey->id;
			$ever[ $id ]   = count( $known->meant( array() ) );
			$within[ $id ] = count( $known->meant( array( 'from' => '2026-11-12', 'to' => '2026-11-18' ) ) );
		}
		self::assertEquals( $within, $told->column( 'surveys', 'range_responses_count', 'id' ), $when );
		self::assertEquals( $ever, $told->column( 'surveys', 'responses_count', 'id' ), $when );
		self::assertSame( array_sum( $within ), $told->at( 'total_responses' ), $when );
		$listed = $this->request( 'GET', 'surveys' )->column( 'items', 'responses_count', 'id' );
		self::assertEquals( $ever, array_intersect_key( $listed, $ever ), $when );
	}

	/** Checks the list and file. */
	private function lookAtRows( AnsweredByHand $known, string $when ): void {
		$list = $this->request( 'GET', "surveys/{$known->survey->id}/responses" );
		$told = $list->column( 'status_filters', 'count', 'status' );
		foreach ( array( 'publish', 'trash' ) as $status ) {
			self::assertSame( count( $known->meant( array(), $status ) ), $told[ $status ] ?? 0, "$when, $status" );
		}
		$asked    = array( 'survey_id' => (string) $known->survey->id, 'format' => 'csv' );
		[ $file ] = Plugin::get( FindExportFile::class )->run( get_current_user_id(), $asked );
		self::assertEqualsCanonicalizing( array_keys( $known->meant( array() ) ), CountedByHand::idsIn( $file ), $when );
	}

	private function lookAtLink( AnsweredByHand $known, string $when ): void {
		$id                   = $known->survey->id;
		$this->links[ $id ] ??= $this->link( $known );
		$shown                = Plugin::get( ReadSharedResults::class )->run( $this->links[ $id ] );
		self::assertNotNull( $shown );
		/** @var array{responses: int, questions: list<array<string, mixed>>} $shown */
		$counted = CountedByHand::results( $known, array(), self::TODAY );
		self::assertSame( $counted['range'], $shown['responses'], $when );
		self::assertSame( $counted['answered'], array_column( $shown['questions'], 'answered' ), $when );
		self::assertSame( $counted['skipped'], array_column( $shown['questions'], 'skipped' ), $when );
	}

	private function link( AnsweredByHand $known ): string {
		$made = $this->request( 'POST', "surveys/{$known->survey->id}/shares", array( 'question_ids' => $known->ids() ) );
		return $made->text( 'token' );
	}

	/** @return list<array{from?: string, to?: string}> */
	private static function ranges(): array {
		return array(
			array(),
			array(
				'from' => '2026-11-12',
				'to'   => '2026-11-18',
			),
			array(
				'from' => '2026-11-15',
				'to'   => '2026-11-15',
			),
		);
	}

	private function known( string $type ): AnsweredByHand {
		$options = array( 'config' => array( 'options' => AnsweredByHand::OPTIONS ) );
		$made    = $this->aSurvey(
			array(
				'type'      => $type,
				'questions' => array(
					self::aQuestion( 'radio-button', $options ),
					self::aQuestion( 'checkbox', $options ),
					self::aQuestion( 'text' ),
					self::aQuestion( 'nps', array( 'settings' => array( 'comment_box' => true ) ) ),
				),
			)
		);
		return new AnsweredByHand( Plugin::get( SurveyRepository::class )->get( $made->id ) );
	}
}
