<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Submit\Visits;

use UserFeedback\Plugin;
use UserFeedback\Responses\Submit\Visits\RecordVisit;
use UserFeedback\Responses\Visits\SecondsRanges;
use UserFeedback\Responses\Visits\SumVisits;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Tests\Support\Hostile\CaseCount;

/**
 * Thousands of random visitors who go forward and back, skip, leave, and use two tabs. Their reports arrive in any order, and some
 * twice. All numbers are compared with a recount. UF_VISITS sets the number of visitors.
 *
 * @phpstan-type Report array{steps: array<int, array{string, int}>, finished: bool}
 */
final class SimulatedVisitsTest extends VisitTestCase {

	private const VISITORS  = 2000;
	private const QUESTIONS = 8;
	private const DEVICES   = array( 'mobile', 'desktop', 'tablet' );

	/** @var array<int, array<string, int>> by question */
	private array $expected = array();

	/** @var array<int, list<int>> by question */
	private array $seconds = array();

	public function test_all_numbers_equal_a_recount_of_the_visits(): void {
		mt_srand( 20261129 );
		$survey = $this->recording( self::QUESTIONS );
		$number = max( self::VISITORS, (int) getenv( 'UF_VISITS' ) );
		$none   = array( 'shown' => 0, 'answered' => 0, 'skipped' => 0, 'passed' => 0, 'left' => 0 );
		$totals = array( 'visits' => 0, 'finished' => 0, 'mobile' => 0 );

		$this->expected = array_fill( 0, self::QUESTIONS, $none );
		$this->seconds  = array_fill( 0, self::QUESTIONS, array() );
		$late           = array();
		for ( $visitor = 0; $visitor < $number; $visitor++ ) {
			$token   = wp_generate_uuid4();
			$device  = self::DEVICES[ mt_rand( 0, 2 ) ];
			$reports = $this->reports();
			shuffle( $reports );
			$this->stopClockAt( '2026-11-2' . mt_rand( 0, 2 ) . 'T10:00:00Z' );
			foreach ( $reports as $report ) {
				$this->send( $survey, $token, $device, $report );
			}
			if ( 0 === $visitor % 20 ) {
				$late[] = array( $token, $device, $this->reports()[0] );
			}
			$last = self::newest( $reports );
			$this->expect( $last );
			++$totals['visits'];
			$totals['finished'] += (int) $last['finished'];
			$totals['mobile']   += (int) ( 'mobile' === $device );
		}
		$this->stopClockAt( '2026-11-24T10:00:00Z' );
		$this->assertNumbers( $survey, $totals );
		foreach ( $late as [ $token, $device, $report ] ) {
			$this->send( $survey, $token, $device, $report );
		}
		$this->stopClockAt( '2026-11-25T10:00:00Z' );
		$this->assertNumbers( $survey, $totals );
		CaseCount::write( 'simulated visits', $number );
	}

	/**
	 * Walks through the survey. The answer to the first question decides if the second one is shown, and the fourth can be the last.
	 *
	 * @return non-empty-list<Report> what one or two tabs report
	 */
	private function reports(): array {
		$steps   = array();
		$reports = array();
		$at      = 0;
		for ( $move = mt_rand( 1, 14 ); $move > 0 && $at < self::QUESTIONS; $move-- ) {
			$seconds      = ( $steps[ $at ][1] ?? 0 ) + mt_rand( 0, mt_rand( 1, 300 ) );
			$steps[ $at ] = array( mt_rand( 0, 3 ) > 0 ? 'answered' : 'skipped', $seconds );
			if ( 0 === mt_rand( 0, 4 ) && $at > 0 ) {
				$at = array_reverse( array_keys( $steps ) )[1] ?? 0; // Back to the previous one.
				continue;
			}
			if ( 0 === $at ) {
				unset( $steps[1] ); // Another answer can hide the second question again.
			}
			$at = match ( true ) {
				0 === $at => mt_rand( 1, 2 ),
				3 === $at && 0 === mt_rand( 0, 3 ) => self::QUESTIONS,
				default => $at + 1,
			};
			$steps = array_filter( $steps, static fn( int $shown ): bool => $shown < $at, ARRAY_FILTER_USE_KEY );
			if ( 0 === mt_rand( 0, 3 ) && $at < self::QUESTIONS ) {
				$reports[] = array( 'steps' => $steps + array( $at => array( 'left', mt_rand( 0, 20 ) ) ), 'finished' => false );
			}
		}
		$reports[] = self::QUESTIONS === $at
			? array( 'steps' => $steps, 'finished' => true )
			: array( 'steps' => array( $at => array( 'left', mt_rand( 0, 400 ) ) ) + $steps, 'finished' => false );
		if ( 0 === mt_rand( 0, 5 ) ) {
			$reports[] = $reports[ mt_rand( 0, count( $reports ) - 1 ) ];
		}
		return $reports;
	}

	/** @param Report $report */
	private function send( Survey $survey, string $token, string $device, array $report ): void {
		$body = array(
			'nonce'    => $this->tokenOf( $survey ),
			'token'    => $token,
			'steps'    => $this->steps( $survey, $report['steps'] ),
			'device'   => $device,
			'language' => 'de',
			'finished' => $report['finished'],
		);
		Plugin::get( RecordVisit::class )->run( $survey->id, $body );
	}

	/**
	 * @param non-empty-list<Report> $reports
	 * @return Report
	 */
	private static function newest( array $reports ): array {
		usort(
			$reports,
			static fn( array $a, array $b ): int => self::progress( $b ) <=> self::progress( $a )
		);
		return $reports[0];
	}

	/**
	 * @param Report $report
	 * @return array{bool, int, int}
	 */
	private static function progress( array $report ): array {
		return array( $report['finished'], count( $report['steps'] ), array_sum( array_column( $report['steps'], 1 ) ) );
	}

	/** @param Report $report */
	private function expect( array $report ): void {
		$last = $report['finished'] ? self::QUESTIONS : max( 0, ...array_keys( $report['steps'] ) );
		foreach ( $this->expected as $question => $numbers ) {
			$step = $report['steps'][ $question ] ?? null;
			if ( null !== $step ) {
				++$this->expected[ $question ]['shown'];
				++$this->expected[ $question ][ $step[0] ];
				$this->seconds[ $question ][] = $step[1];
			} elseif ( $question < $last ) {
				++$this->expected[ $question ]['passed'];
			}
		}
	}

	/** @param array{visits: int, finished: int, mobile: int} $totals */
	private function assertNumbers( Survey $survey, array $totals ): void {
		Plugin::get( SumVisits::class )->addDue( 600.0 ); // A slow machine needs longer than one request for results takes.
		self::assertSame( array( $totals['visits'], $totals['finished'], 0 ), $this->visits( $survey ) );
		self::assertSame( $totals['mobile'], $this->dropOff( $survey, 'filter[device][]=mobile' )->at( 'visits' ) );
		$expected = array_map( static fn( array $numbers ): string => implode( ' ', $numbers ), $this->expected );
		self::assertSame( $expected, $this->numbers( $survey ) );
		$medians = $this->dropOff( $survey )->column( 'questions', 'median_seconds' );
		foreach ( $this->seconds as $question => $seconds ) {
			sort( $seconds );
			$exact  = $seconds[ intdiv( count( $seconds ), 2 ) ];
			$median = $medians[ $question ];
			self::assertIsInt( $median );
			self::assertLessThanOrEqual( 1, abs( SecondsRanges::indexOf( $exact ) - SecondsRanges::indexOf( $median ) ) );
		}
	}
}
