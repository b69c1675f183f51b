<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Storage;

use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Quotas\Quota;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The limit and the quotas of a survey: which counters a response changes, and how far they go. Pure. */
final class SurveyQuotas {

	/** The counter of the survey's limit. */
	public const TOTAL = '';

	/**
	 * @param int|null       $most      the limit.
	 * @param list<Quota>    $quotas
	 * @param list<Question> $questions
	 */
	private function __construct(
		public readonly int $surveyId,
		private readonly ?int $most,
		public readonly array $quotas,
		private readonly array $questions
	) {}

	/**
	 * Returns null if the survey has neither.
	 *
	 * @param array<string, string|null> $row
	 */
	public static function fromRow( array $row ): ?self {
		$behavior = SurveyRow::behavior( $row );
		$quotas   = Quota::listOf( $behavior );
		return self::of( (int) ( $row['id'] ?? 0 ), $behavior, array() === $quotas ? array() : SurveyRow::toQuestions( $row ) );
	}

	/**
	 * @param array<array-key, mixed> $behavior
	 * @param list<Question>          $questions
	 */
	public static function of( int $surveyId, array $behavior, array $questions ): ?self {
		$most   = $behavior['max_responses'] ?? null;
		$most   = is_int( $most ) ? $most : null;
		$quotas = Quota::listOf( $behavior );
		return null === $most && array() === $quotas ? null : new self( $surveyId, $most, $quotas, $questions );
	}

	/** @return list<string> all counters, sorted. */
	public function cells(): array {
		return $this->sorted( array_column( $this->quotas, 'id' ) );
	}

	/**
	 * Returns the counters that a response changes, always in the same order: two requests that lock rows in different orders
	 * would wait for each other.
	 *
	 * @param array<string, string|int|list<string>|null> $answers as stored, by question.
	 * @return list<string>
	 */
	public function cellsOf( array $answers, string $device, string $language, string $url ): array {
		if ( array() === $this->quotas ) {
			return $this->sorted( array() );
		}
		$values = array(
			'device'   => $device,
			'language' => strtolower( $language ),
			'path'     => self::path( $url ),
		) + $this->labeled( $answers );
		$found  = array_filter( $this->quotas, static fn( Quota $quota ): bool => $quota->matches( $values ) );
		return $this->sorted( array_column( $found, 'id' ) );
	}

	/** Returns true if it has a counter that another state of the survey lacks, or that counts other responses. */
	public function countsMoreThan( ?self $other ): bool {
		$known = array_column( $other->quotas ?? array(), null, 'id' );
		foreach ( $this->quotas as $quota ) {
			if ( ! isset( $known[ $quota->id ] ) || ! $quota->countsLike( $known[ $quota->id ] ) ) {
				return true;
			}
		}
		return null !== $this->most && null === $other?->most;
	}

	/** Returns how many responses a counter takes. */
	public function target( string $cell ): int {
		return self::TOTAL === $cell ? (int) $this->most : array_column( $this->quotas, 'target', 'id' )[ $cell ] ?? 0;
	}

	/** Returns the path that conditions compare: decoded, and with a slash at the end; empty if the URL is unknown. */
	private static function path( string $url ): string {
		return 1 === preg_match( '~\Ahttps?://[^/?#]+([^?#]*)~i', $url, $found ) ? rtrim( rawurldecode( $found[1] ), '/' ) . '/' : '';
	}

	/**
	 * @param array<string, string|int|list<string>|null> $answers
	 * @return array<string, string|int|list<string>|null> with the labels that options have now.
	 */
	private function labeled( array $answers ): array {
		foreach ( $this->questions as $question ) {
			foreach ( $question->answerable() as $part ) {
				$value = $part->type->hasOptions() ? $answers[ $part->id ] ?? null : null;
				if ( is_string( $value ) || is_array( $value ) ) {
					$answers[ $part->id ] = is_array( $value ) ? array_map( $part->labelOf( ... ), $value ) : $part->labelOf( $value );
				}
			}
		}
		return $answers;
	}

	/**
	 * @param array<string> $ids
	 * @return list<string>
	 */
	private function sorted( array $ids ): array {
		sort( $ids, SORT_STRING );
		return array( ...( null === $this->most ? array() : array( self::TOTAL ) ), ...$ids );
	}
}
