<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

use DateTimeImmutable;
use UserFeedback\Platform\Clock;
use UserFeedback\Plugin;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Responses\Visitor\Visitor;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;

/**
 * Random responses of one survey, each with everything a filter may ask for, and a plain scan of all of them, which the
 * bitmaps must match. Questions: a choice, several choices, a text, a score with a comment.
 *
 * @phpstan-type Entry array{
 *     status: string,
 *     day: string,
 *     device: string,
 *     browser: string,
 *     os: string,
 *     page: string,
 *     language: string,
 *     country: string,
 *     seconds: int|null,
 *     values: list<string|int|list<string>|null>,
 *     comment: string,
 * }
 */
final class AnsweredByHand {

	public const OPTIONS = array( 'Red', 'Green', 'Blue' );

	private const VISITS = array(
		'device'   => array( 'desktop', 'mobile', 'tablet', '' ),
		'browser'  => array( 'Firefox 145', 'Firefox 146', 'Chrome 140', '' ),
		'os'       => array( 'Windows 11', 'Android', '' ),
		'page'     => array( '/', '/pens/', '/pens/red/' ),
		'language' => array( 'de-AT', 'en', '' ),
		'country'  => array( 'AT', 'DE', '' ),
	);

	private const WORDS = array( 'slow', 'Größe', 'cheap', 'slowly', 'groesse', '100 %' );

	private const LOOKED_FOR = array( 'SLOW', 'größ', '%', '9' );

	/** @var array<int, Entry> by id. */
	public array $entries = array();

	public function __construct( public readonly Survey $survey ) {}

	public function respond( ResponseStatus $status = ResponseStatus::PUBLISH ): int {
		$visit = array_map( static fn( array $values ): string => $values[ array_rand( $values ) ], self::VISITS );
		/** @var list<string|int|list<string>|null> $values */
		$values = array(
			self::OPTIONS[ mt_rand( 0, 2 ) ],
			array_slice( self::OPTIONS, mt_rand( 0, 1 ), mt_rand( 1, 2 ) ),
			self::WORDS[ mt_rand( 0, 5 ) ] . ' ' . mt_rand( 1, 9 ),
			mt_rand( 1, 10 ),
		);
		$skip   = mt_rand( 0, 7 );
		if ( isset( $values[ $skip ] ) ) {
			$values[ $skip ] = null;
		}
		$comment              = null !== $values[3] && 0 === mt_rand( 0, 1 ) ? self::WORDS[ mt_rand( 0, 5 ) ] : '';
		$day                  = sprintf( '2026-11-%02d', mt_rand( 10, 20 ) );
		$seconds              = 0 === mt_rand( 0, 4 ) ? null : mt_rand( 1, 0 === mt_rand( 0, 9 ) ? 8000 : 90 );
		$id                   = (int) Plugin::get( ResponseRepository::class )->add(
			new NewResponse(
				$this->survey->id,
				wp_generate_uuid4(),
				( new AnswerRules( $this->survey->questions ) )->clean( $this->answers( $values, $comment ) ),
				SubmittedPage::of( 2, 'A page', "https://example.org{$visit['page']}?a=" . mt_rand( 1, 9 ) ),
				new DateTimeImmutable( sprintf( '%sT%02d:00:00Z', $day, mt_rand( 0, 23 ) ) ),
				new Visitor( '', $visit['browser'], $visit['os'], $visit['device'], $visit['country'] ),
				$status,
				language: $visit['language'],
				seconds: $seconds
			)
		);
		$visit['browser']     = (string) preg_replace( '/ \d+$/', '', $visit['browser'] );
		$this->entries[ $id ] = array( 'status' => $status->value ) + compact( 'day', 'seconds', 'values', 'comment' ) + $visit;
		return $id;
	}

	/** @return array<string, mixed> a query of any possible filter. */
	public function anyFilter(): array {
		$filter = array();
		foreach ( self::VISITS as $field => $values ) {
			if ( 0 === mt_rand( 0, 5 ) ) {
				$values           = 'browser' === $field ? array( 'Firefox', 'Chrome' ) : array_values( array_filter( $values ) );
				$filter[ $field ] = array_slice( $values, mt_rand( 0, count( $values ) - 1 ), mt_rand( 1, 2 ) );
			}
		}
		$ids       = $this->ids();
		$condition = array(
			array( 'question_id' => $ids[0], 'is' => 'chose', 'values' => array_slice( self::OPTIONS, mt_rand( 0, 2 ), mt_rand( 1, 2 ) ) ),
			array( 'question_id' => $ids[1], 'is' => 'chose', 'values' => array( self::OPTIONS[ mt_rand( 0, 2 ) ] ) ),
			array( 'question_id' => $ids[3], 'is' => 'between', 'min' => mt_rand( 1, 6 ), 'max' => mt_rand( 6, 10 ) ),
			array( 'question_id' => $ids[ mt_rand( 0, 3 ) ], 'is' => 'answered' ),
			array( 'question_id' => $ids[ mt_rand( 0, 3 ) ], 'is' => 'skipped' ),
			array( 'question_id' => $ids[ mt_rand( 2, 3 ) ], 'is' => 'contains', 'text' => self::LOOKED_FOR[ mt_rand( 0, 3 ) ] ),
		);
		shuffle( $condition );
		$filter['answers'] = array_slice( $condition, 0, array( 0, 1, 1, 1, 2 )[ mt_rand( 0, 4 ) ] );
		$days              = 0 !== mt_rand( 0, 2 ) ? array() : array(
			'from' => '2026-11-1' . mt_rand( 1, 4 ),
			'to'   => '2026-11-1' . mt_rand( 5, 9 ),
		);
		return array_filter( array( 'filter' => array_filter( $filter ) ) ) + $days;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<int, Entry>
	 */
	public function meant( array $query, string $status = 'publish' ): array {
		return array_filter( $this->entries, fn( array $entry ): bool => $status === $entry['status'] && $this->isMeant( $entry, $query ) );
	}

	/**
	 * @param Entry                $entry
	 * @param array<string, mixed> $query
	 */
	private function isMeant( array $entry, array $query ): bool {
		/** @var array{filter?: array<string, list<mixed>>, from?: string, to?: string} $query */
		if ( $entry['day'] < ( $query['from'] ?? '' ) || $entry['day'] > ( $query['to'] ?? '9' ) ) {
			return false;
		}
		foreach ( $query['filter'] ?? array() as $field => $asked ) {
			if ( 'answers' !== $field && ! in_array( $entry[ $field ] ?? null, $asked, true ) ) {
				return false;
			}
		}
		/** @var list<array{question_id: string, is: string, values?: list<string>, min?: int, max?: int, text?: string}> $conditions */
		$conditions = $query['filter']['answers'] ?? array();
		foreach ( $conditions as $condition ) {
			if ( ! $this->hasAnswered( $entry, $condition ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @param Entry                                                                                                        $entry
	 * @param array{question_id: string, is: string, values?: list<string>, min?: int, max?: int, text?: string} $condition
	 */
	private function hasAnswered( array $entry, array $condition ): bool {
		$place = (int) array_search( $condition['question_id'], $this->ids(), true );
		$value = $entry['values'][ $place ];
		$typed = 3 === $place ? $entry['comment'] : ( is_string( $value ) ? $value : '' );
		return match ( $condition['is'] ) {
			'chose'    => array() !== array_intersect( (array) $value, $condition['values'] ?? array() ),
			'between'  => is_int( $value ) && $value >= ( $condition['min'] ?? 1 ) && $value <= ( $condition['max'] ?? 10 ),
			'answered' => null !== $value,
			'skipped'  => null === $value,
			default    => str_contains( self::folded( $typed ), self::folded( $condition['text'] ?? '' ) ),
		};
	}

	/** @return list<string> ids of the questions. */
	public function ids(): array {
		return array_map( static fn( Question $question ): string => $question->id, $this->survey->questions );
	}

	private static function folded( string $text ): string {
		return mb_strtolower( remove_accents( $text ) );
	}

	/**
	 * @param list<string|int|list<string>|null> $values
	 * @return list<array{question_id: string, value: mixed, extra?: array{comments: string}}>
	 */
	private function answers( array $values, string $comment ): array {
		$answers = array();
		foreach ( $values as $place => $value ) {
			$answers[] = array(
				'question_id' => $this->survey->questions[ $place ]->id,
				'value'       => $value,
			) + ( 3 === $place && '' !== $comment ? array( 'extra' => array( 'comments' => $comment ) ) : array() );
		}
		return $answers;
	}
}
