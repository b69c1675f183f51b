<?php
declare(strict_types=1);

namespace UserFeedback\DemoContent;

use DateTimeImmutable;
use UserFeedback\Deliveries\Queue\DeliveryWorker;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Responses\Submit\Impressions\ImpressionRepository;
use UserFeedback\Surveys\Storage\Survey;

/** Three months of visitors: their answers, on which page, and how many only looked. */
final class Responses {

	/** The shop's progress: the share of visitors who found what they wanted grows from the first day to the last. */
	private const FOUND_FIRST = 0.52;
	private const FOUND_LAST  = 0.68;

	private const CAME_FOR = array(
		'Notebooks and paper' => 42,
		'Pens and ink'        => 27,
		'A gift'              => 22,
		'Delivery or returns' => 14,
		'Just looking'        => 25,
	);

	/** Frequency of each score, by mood. */
	private const SCORES = array(
		'glad' => array(
			9  => 45,
			10 => 55,
		),
		'calm' => array(
			7 => 45,
			8 => 55,
		),
		'sad'  => array(
			1 => 8,
			2 => 6,
			3 => 14,
			4 => 16,
			5 => 26,
			6 => 30,
		),
	);

	/** Deliveries of each survey, and seconds for them. */
	private const DELIVERED        = 2;
	private const DELIVERY_SECONDS = 20.0;

	private int $count = 0;
	private readonly Calendar $calendar;
	private readonly Sentences $sentences;

	public function __construct( private readonly Dice $dice ) {
		$this->calendar  = new Calendar( Plugin::get( Clock::class )->now(), $dice );
		$this->sentences = new Sentences( $dice );
	}

	public function count(): int {
		return $this->count;
	}

	/** @param non-empty-list<SubmittedPage> $pages */
	public function toWebsite( Survey $survey, array $pages, int $count ): void {
		$this->store(
			$survey,
			$count,
			fn( float $progress ): array => $this->opinion( $progress ),
			static fn( Dice $dice ): SubmittedPage => $dice->one( $pages )
		);
	}

	/** @param non-empty-list<SubmittedPage> $pages the last one embeds the survey. */
	public function toNewsletter( Survey $survey, array $pages, int $count ): void {
		$page = $pages[ count( $pages ) - 1 ];
		$this->store(
			$survey,
			$count,
			fn( float $progress ): array => array( $this->score( $progress ) ),
			static fn(): SubmittedPage => $page
		);
	}

	/**
	 * @return list<array{value: mixed, extra?: array{comments: string}}> answers to the three questions of the website's survey.
	 */
	private function opinion( float $progress ): array {
		$found = self::FOUND_FIRST + ( self::FOUND_LAST - self::FOUND_FIRST ) * $progress;
		$mood  = $this->dice->weighted(
			array(
				'glad' => $found,
				'calm' => ( 1 - $found ) * 0.6,
				'sad'  => ( 1 - $found ) * 0.4,
			)
		);
		$said  = $this->dice->chance( 'glad' === $mood ? 0.3 : 0.55 );
		return array(
			array( 'value' => array( 'glad' => 'Yes', 'calm' => 'Partly', 'sad' => 'No' )[ $mood ] ),
			array( 'value' => $this->dice->chance( 0.88 ) ? $this->reasons() : null ),
			array( 'value' => $said ? $this->sentences->about( $mood, 'website' ) : null ),
		);
	}

	/** @return list<string> */
	private function reasons(): array {
		$reasons = array( $this->dice->weighted( self::CAME_FOR ) );
		if ( $this->dice->chance( 0.3 ) ) {
			$reasons[] = $this->dice->weighted( self::CAME_FOR );
		}
		return array_values( array_unique( $reasons ) );
	}

	/** @return array{value: mixed, extra?: array{comments: string}} */
	private function score( float $progress ): array {
		$mood  = $this->dice->weighted(
			array(
				'glad' => 0.44 + 0.14 * $progress,
				'calm' => 0.3,
				'sad'  => 0.26 - 0.1 * $progress,
			)
		);
		$score = array( 'value' => $this->dice->weighted( self::SCORES[ $mood ] ) );
		return $this->dice->chance( 0.35 )
			? $score + array( 'extra' => array( 'comments' => $this->sentences->about( $mood, 'newsletter' ) ) )
			: $score;
	}

	/**
	 * @param callable(float): list<array{
	 *     value: mixed,
	 *     extra?: array{comments: string},
	 * }> $answer by the share of the three months passed, from 0 to 1.
	 * @param callable(Dice): SubmittedPage $page
	 */
	private function store( Survey $survey, int $count, callable $answer, callable $page ): void {
		$rules     = new AnswerRules( $survey->questions );
		$visits    = new Visits( $this->dice );
		$responses = array();
		foreach ( $this->calendar->moments( $count ) as $place => $moment ) {
			$submitted = array();
			foreach ( $answer( $place / $count ) as $index => $value ) {
				$submitted[] = array( 'question_id' => $survey->questions[ $index ]->id ) + $value;
			}
			$responses[] = new NewResponse(
				$survey->id,
				$this->dice->uuid(),
				$rules->clean( $submitted ),
				$page( $this->dice ),
				$moment,
				$visits->one(),
				language: 'en-GB',
				seconds: $visits->seconds()
			);
		}
		Plugin::get( ResponseRepository::class )->addMany( $responses );
		Plugin::get( ResponseProcessor::class )->run();
		$this->deliverNewest();
		$this->addDisplays(
			$survey,
			array_map( static fn( NewResponse $response ): DateTimeImmutable => $response->submittedAt, $responses )
		);
		$this->count += count( $responses );
	}

	/** Fills the Send log. Other responses are old, so nobody should get them by email today. */
	private function deliverNewest(): void {
		$database = Plugin::get( Db::class );
		$newest   = (int) $database->value( 'SELECT MAX(id) FROM {jobs}' );
		$database->write( "DELETE FROM {jobs} WHERE state = 'waiting' AND id <= %d", array( $newest - self::DELIVERED ) );
		Plugin::get( DeliveryWorker::class )->run( self::DELIVERY_SECONDS );
	}

	/**
	 * Adds displays: one in eight to fourteen led to a response; one in six to twelve visitors who started left it.
	 *
	 * @param list<DateTimeImmutable> $moments
	 */
	private function addDisplays( Survey $survey, array $moments ): void {
		$days = array_count_values( array_map( array( Plugin::get( Clock::class ), 'day' ), $moments ) );
		foreach ( $days as $day => $responses ) {
			Plugin::get( ImpressionRepository::class )->add(
				$survey->id,
				(string) $day,
				(int) round( $responses * ( 8 + $this->dice->part() * 6 ) )
			);
			Plugin::get( Db::class )->write(
				'INSERT INTO {daily} (survey_id, day, slot, starts) VALUES (%d, %s, 1, %d)
					ON DUPLICATE KEY UPDATE starts = starts + VALUES(starts)',
				array( $survey->id, (string) $day, (int) round( $responses * ( 1.09 + ( $responses % 5 ) * 0.02 ) ) )
			);
		}
	}
}
