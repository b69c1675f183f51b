<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Filters;

use UserFeedback\Responses\Index\Bitmaps\Facet;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Filter for a survey's responses: a match meets every condition. */
final class ResponseFilter {

	/**
	 * @param array<string, non-empty-list<string>> $visits  fields of Facet to values, any of which may match
	 * @param list<AnswerCondition>                 $answers
	 * @param string|null                           $from    first and last day in the site's time zone; null is open
	 * @param list<AnswerCondition>                 $either  one of these must match; empty for no such condition
	 */
	public function __construct(
		public readonly array $visits = array(),
		public readonly array $answers = array(),
		public readonly ?string $from = null,
		public readonly ?string $to = null,
		public readonly array $either = array()
	) {}

	/** Returns true if it filters by more than days, so that daily totals can't answer it. */
	public function isAsked(): bool {
		return array() !== $this->visits || array() !== $this->answers || array() !== $this->either;
	}

	/** Returns true if responses must be matched by their facets. */
	public function isMatched(): bool {
		return $this->isAsked() || ! $this->isAllTime();
	}

	public function isAllTime(): bool {
		return null === $this->from && null === $this->to;
	}

	public function between( ?string $from, ?string $to ): self {
		return new self( $this->visits, $this->answers, $from, $to, $this->either );
	}

	/** @param list<AnswerCondition> $either */
	public function withEither( array $either ): self {
		return new self( $this->visits, $this->answers, $this->from, $this->to, $either );
	}

	public function includes( string $day ): bool {
		return ( null === $this->from || $day >= $this->from ) && ( null === $this->to || $day <= $this->to );
	}

	/** @return list<string> questions whose values it needs all: their number of values isn't known. */
	public function questions(): array {
		$ranges = array_filter( $this->answers, static fn( AnswerCondition $condition ): bool => null !== $condition->range );
		return array_values( array_map( static fn( AnswerCondition $condition ): string => $condition->questionId, $ranges ) );
	}

	/** @return array<string, non-empty-list<string>> keys of the sets that it needs, by field */
	public function keys(): array {
		$keys = array_map(
			static fn( array $values ): array => array_map( array( Facet::class, 'keyOf' ), $values ),
			$this->visits
		);
		foreach ( array( ...$this->answers, ...$this->either ) as $condition ) {
			$keys[ $condition->questionId ] = array( ...( $keys[ $condition->questionId ] ?? array() ), ...$condition->keys() );
		}
		return array_filter( $keys, static fn( array $ofField ): bool => array() !== $ofField );
	}
}
