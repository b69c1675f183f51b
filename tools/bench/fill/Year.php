<?php
declare(strict_types=1);

namespace UserFeedback\Bench;

use DateTimeImmutable;
use UserFeedback\DemoContent\Dice;
use UserFeedback\DemoContent\Sentences;
use UserFeedback\Platform\Clock;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counting\ResponseProcessor;
use UserFeedback\Responses\Index\Bitmaps\BitmapIndexer;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Responses\Submit\Impressions\ImpressionRepository;
use UserFeedback\Responses\Visitor\Visitor;
use UserFeedback\Surveys\Storage\Survey;

/**
 * The last 365 days of a site with four surveys, one of which has seven in ten responses. Memory use stays constant: only one
 * batch is kept.
 */
final class Year {

	private const SECONDS = 365 * 86400;

	/** Responses that are generated, stored and counted before the next batch. */
	private const BATCH = 10_000;

	/** Percentages of the surveys. */
	private const SHARES = array(
		'website'    => 70,
		'newsletter' => 15,
		'order'      => 10,
		'checkout'   => 5,
	);

	private const MOODS = array(
		'glad' => 55,
		'calm' => 27,
		'sad'  => 18,
	);

	/** Seconds allowed for a batch's bitmaps: enough for all of them. */
	private const PATIENCE = 600.0;

	private const COUNTRIES = array( 'DE', 'AT', 'CH', 'FR', 'PL' );
	private const LANGUAGES = array( 'de-DE', 'de-AT', 'fr', 'pl' );

	private const BROWSERS = array( 'Chrome 142', 'Safari 26', 'Firefox 145', 'Edge 142' );

	public int $stored     = 0;
	public float $storing  = 0.0;
	public float $counting = 0.0;

	/** @var array<string, Survey> */
	private readonly array $surveys;

	/** @var array<string, AnswerRules> */
	private readonly array $rules;

	public function __construct( private readonly Dice $dice, private readonly Sentences $sentences ) {
		$surveys       = new Surveys();
		$this->surveys = array(
			'website'    => $surveys->website(),
			'newsletter' => $surveys->newsletter(),
			'order'      => $surveys->order(),
			'checkout'   => $surveys->checkout(),
		);
		$this->rules   = array_map( static fn( Survey $survey ): AnswerRules => new AnswerRules( $survey->questions ), $this->surveys );
	}

	public function fill( int $count ): void {
		$now = Plugin::get( Clock::class )->now()->getTimestamp();
		while ( $this->stored < $count ) {
			$responses = array();
			for ( $place = $this->stored; $place < min( $count, $this->stored + self::BATCH ); ++$place ) {
				$responses[] = $this->response(
					new DateTimeImmutable( '@' . ( $now - self::SECONDS + (int) ( self::SECONDS * ( $place + 1 ) / $count ) ) )
				);
			}
			$start = microtime( true );
			Plugin::get( ResponseRepository::class )->addMany( $responses );
			$this->storing += microtime( true ) - $start;

			$start = microtime( true );
			Plugin::get( ResponseProcessor::class )->run();
			Plugin::get( BitmapIndexer::class )->allThatWait( self::PATIENCE );
			$this->counting += microtime( true ) - $start;
			$this->stored   += count( $responses );
			$this->addImpressions( $responses );
		}
	}

	private function response( DateTimeImmutable $moment ): NewResponse {
		$name      = $this->dice->weighted( self::SHARES );
		$survey    = $this->surveys[ $name ];
		$submitted = array();
		foreach ( $this->answers( $name, $this->dice->weighted( self::MOODS ) ) as $index => $answer ) {
			$submitted[] = array( 'question_id' => $survey->questions[ $index ]->id ) + $answer;
		}
		return new NewResponse(
			$survey->id,
			$this->dice->uuid(),
			$this->rules[ $name ]->clean( $submitted ),
			SubmittedPage::of( 2, 'Notebooks and paper', 'https://example.org/notebooks/' . $this->dice->between( 1, 40 ) . '/' ),
			$moment,
			new Visitor(
				'',
				$this->dice->one( self::BROWSERS ),
				'Windows 11',
				$this->dice->chance( 0.6 ) ? 'mobile' : 'desktop',
				$this->dice->one( self::COUNTRIES )
			),
			language: $this->dice->one( self::LANGUAGES ),
			seconds: $this->dice->between( 3, 240 )
		);
	}

	/**
	 * @param key-of<self::MOODS> $mood
	 * @return list<array{value: mixed, extra?: array{comments: string}}>
	 */
	private function answers( string $survey, string $mood ): array {
		$text  = $this->dice->chance( 0.4 ) ? $this->sentences->about( $mood, 'newsletter' === $survey ? 'newsletter' : 'website' ) : null;
		$extra = null === $text ? array() : array( 'extra' => array( 'comments' => $text ) );
		return match ( $survey ) {
			'website'    => array(
				array( 'value' => array( 'glad' => 'Yes', 'calm' => 'Partly', 'sad' => 'No' )[ $mood ] ),
				array(
					'value' => array_values(
						array_unique( array( $this->dice->one( Surveys::REASONS ), $this->dice->one( Surveys::REASONS ) ) )
					),
				),
				array( 'value' => $text ),
			),
			'newsletter' => array( array( 'value' => $this->score( $mood ) ) + $extra ),
			'order'      => array(
				array( 'value' => $this->dice->between( 'sad' === $mood ? 1 : 4, 'glad' === $mood ? 5 : 4 ) ) + $extra,
				array( 'value' => $text ),
				array( 'value' => $this->dice->chance( 0.2 ) ? 'visitor' . $this->dice->between( 1, 99999 ) . '@example.org' : null ),
			),
			default      => array( array( 'value' => 'sad' === $mood ? 'No' : 'Yes' ) ),
		};
	}

	private function score( string $mood ): int {
		return match ( $mood ) {
			'glad'  => $this->dice->between( 9, 10 ),
			'calm'  => $this->dice->between( 7, 8 ),
			default => $this->dice->between( 1, 6 ),
		};
	}

	/**
	 * Adds impressions: one in ten led to a response.
	 *
	 * @param list<NewResponse> $responses
	 */
	private function addImpressions( array $responses ): void {
		$seen = array();
		foreach ( $responses as $response ) {
			$day                                 = Plugin::get( Clock::class )->day( $response->submittedAt );
			$seen[ $response->surveyId ][ $day ] = ( $seen[ $response->surveyId ][ $day ] ?? 0 ) + 10;
		}
		foreach ( $seen as $surveyId => $days ) {
			foreach ( $days as $day => $impressions ) {
				Plugin::get( ImpressionRepository::class )->add( $surveyId, $day, $impressions );
			}
		}
	}
}
