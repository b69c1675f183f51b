<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Responses\Storage\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Changes to the counters, computed from responses in the form of the derived tables. Pure: the processor adds a delta to the
 * tables, results add a delta of the pending rows to what they read, and a recount compares a delta of all rows with the tables.
 *
 * @phpstan-type DayCount array{survey_id: int, day: string, responses: int, trashed: int}
 * @phpstan-type ValueCount array{survey_id: int, question_id: string, day: string, value_key: string, value: string, answers: int}
 * @phpstan-type TextEntry array{
 *     response_id: int,
 *     survey_id: int,
 *     question_id: string,
 *     kind: string,
 *     day: string,
 *     submitted_at: string,
 *     text: string,
 * }
 */
final class CounterDelta {

	public const ANSWERED = '#answered';
	public const SKIPPED  = '#skipped';
	public const TEXTS    = '#texts';

	public const ANSWER  = 'answer';
	public const COMMENT = 'comment';

	/** @var array<string, DayCount> */
	private array $days = array();

	/** @var array<string, ValueCount> */
	private array $values = array();

	/** @var list<TextEntry> */
	private array $texts = array();

	/** @param iterable<StoredResponse> $responses */
	public static function of( iterable $responses ): self {
		$tally = new self();
		foreach ( $responses as $response ) {
			$tally->add( $response );
		}
		return $tally;
	}

	/**
	 * Trash contributes only its number of responses.
	 *
	 * @param iterable<StoredResponse> $responses
	 */
	public static function ofTrash( iterable $responses ): self {
		$tally = new self();
		foreach ( $responses as $response ) {
			$tally->addTrashed( $response );
		}
		return $tally;
	}

	public function addTrashed( StoredResponse $response ): void {
		$this->countDay( $response, 'trashed' );
	}

	public function add( StoredResponse $response ): void {
		$this->countDay( $response, 'responses' );

		foreach ( $response->answers as $answer ) {
			$this->countValue( $response, $answer->questionId, $answer->isSkipped() ? self::SKIPPED : self::ANSWERED, '' );
			foreach ( $answer->countedValues() as $value ) {
				$this->countValue( $response, $answer->questionId, md5( $value ), $value );
			}
			$this->keepText( $response, $answer->questionId, self::ANSWER, $answer->text() );
			$this->keepText( $response, $answer->questionId, self::COMMENT, $answer->comments );
		}
	}

	/**
	 * @return array<string, DayCount> in an order that is the same for every process, so that two of them can't
	 *                                 deadlock
	 */
	public function days(): array {
		ksort( $this->days, SORT_STRING );
		return $this->days;
	}

	/** @return array<string, ValueCount> ordered likewise. */
	public function values(): array {
		ksort( $this->values, SORT_STRING );
		return $this->values;
	}

	/** @return list<TextEntry> */
	public function texts(): array {
		return $this->texts;
	}

	/** @param 'responses'|'trashed' $what */
	private function countDay( StoredResponse $response, string $what ): void {
		$key                  = "$response->surveyId|$response->day";
		$this->days[ $key ] ??= array(
			'survey_id' => $response->surveyId,
			'day'       => $response->day,
			'responses' => 0,
			'trashed'   => 0,
		);
		++$this->days[ $key ][ $what ];
	}

	private function countValue( StoredResponse $response, string $questionId, string $valueKey, string $value ): void {
		$key                    = "$response->surveyId|$questionId|$response->day|$valueKey";
		$this->values[ $key ] ??= array(
			'survey_id'   => $response->surveyId,
			'question_id' => $questionId,
			'day'         => $response->day,
			'value_key'   => $valueKey,
			'value'       => $value,
			'answers'     => 0,
		);
		++$this->values[ $key ]['answers'];
	}

	private function keepText( StoredResponse $response, string $questionId, string $kind, string $text ): void {
		if ( '' === $text ) {
			return;
		}
		$this->countValue( $response, $questionId, self::TEXTS, '' ); // Gives lists their length without counting a million.
		$this->texts[] = array(
			'response_id'  => $response->id,
			'survey_id'    => $response->surveyId,
			'question_id'  => $questionId,
			'kind'         => $kind,
			'day'          => $response->day,
			'submitted_at' => $response->submittedAt,
			'text'         => $text,
		);
	}
}
