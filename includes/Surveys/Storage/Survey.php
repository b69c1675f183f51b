<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Storage;

use DateTimeImmutable;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Settings\SurveySettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A stored survey. Times are in UTC. */
final class Survey {

	/** The first one is the default. */
	public const TYPES = array( 'survey', 'nps' );

	/** Gap between surveys, for those that are moved to the top. */
	private const ORDER_STEP = 1_000_000;

	/** @var array<string, Question>|null by id; kept, because a list of responses looks up each answer. */
	private ?array $answerableById = null;

	/** @param list<Question> $questions in the order they are asked. */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly SurveyStatus $status,
		public readonly string $type,
		public readonly array $questions,
		public readonly SurveySettings $settings,
		public readonly int $version,
		public readonly DateTimeImmutable $createdAt,
		public readonly ?DateTimeImmutable $publishAt,
		public readonly Notifications $notifications = new Notifications(),
		public readonly string $template = '',
		public readonly ?LastChange $lastChange = null,
		private readonly ?int $showOrder = null,
		public readonly ?Comparison $comparison = null
	) {}

	/**
	 * Returns the order value. Among surveys for the same page, the highest takes priority: the newest, unless an owner moved
	 * one.
	 */
	public function showOrder(): int {
		return $this->showOrder ?? $this->id * self::ORDER_STEP;
	}

	/** Visitors may see and answer it. */
	public function isLive( DateTimeImmutable $now ): bool {
		return $this->status->isLive( $this->publishAt, $now );
	}

	/** Returns true if it is scheduled for later. */
	public function isScheduled( DateTimeImmutable $now ): bool {
		return SurveyStatus::PUBLISH === $this->status && ! $this->isLive( $now );
	}

	public function asDraft(): self {
		return $this->with( status: SurveyStatus::DRAFT );
	}

	/** Returns an unscheduled draft. */
	public function unscheduled(): self {
		return $this->with( status: SurveyStatus::DRAFT, publishAt: null );
	}

	/**
	 * Returns a copy with the given values; null keeps a value.
	 *
	 * @param list<Question>|null          $questions
	 * @param DateTimeImmutable|false|null $publishAt  null for none, false for the one it has.
	 * @param bool                         $isCompared false removes the comparison.
	 * @param bool                         $isSplit    false to show it to all visitors, although it is compared.
	 */
	public function with(
		?int $id = null,
		?string $title = null,
		?SurveyStatus $status = null,
		?string $type = null,
		?array $questions = null,
		?SurveySettings $settings = null,
		?int $version = null,
		?DateTimeImmutable $createdAt = null,
		DateTimeImmutable|false|null $publishAt = false,
		?Notifications $notifications = null,
		?string $template = null,
		?LastChange $lastChange = null,
		bool $isCompared = true,
		bool $isSplit = true
	): self {
		$isSame = null === $id || $id === $this->id;
		return new self(
			$id ?? $this->id,
			$title ?? $this->title,
			$status ?? $this->status,
			$type ?? $this->type,
			$questions ?? $this->questions,
			$settings ?? $this->settings,
			$version ?? $this->version,
			$createdAt ?? $this->createdAt,
			false === $publishAt ? $this->publishAt : $publishAt,
			$notifications ?? $this->notifications,
			$template ?? $this->template,
			$lastChange ?? $this->lastChange,
			$isSame ? $this->showOrder : null,
			$isSame && $isCompared ? ( $isSplit ? $this->comparison : $this->comparison?->forAll() ) : null
		);
	}

	/**
	 * @param list<Question> $questions
	 * @return list<non-empty-array<int, Question>> the questions of each page, by index; without hidden fields
	 */
	public static function pages( array $questions ): array {
		$pages = array();
		foreach ( $questions as $index => $question ) {
			if ( $question->type->isHidden() ) {
				continue;
			}
			if ( $question->samePage && array() !== $pages ) {
				$pages[ count( $pages ) - 1 ][ $index ] = $question;
			} else {
				$pages[] = array( $index => $question );
			}
		}
		return $pages;
	}

	/** Returns the question that a score survey gets its score from. */
	public function scoredQuestion(): ?Question {
		foreach ( 'nps' === $this->type ? $this->questions : array() as $question ) {
			if ( $question->type->isScore() ) {
				return $question;
			}
		}
		return null;
	}

	/** @return list<Question> each row of a matrix in place of the matrix, and all other questions */
	public function parts(): array {
		return array_merge( array(), ...array_map( static fn( Question $question ): array => $question->parts(), $this->questions ) );
	}

	/** @return list<Question> those that answers belong to: each row of a matrix, and no texts between questions */
	public function answerable(): array {
		return array_merge( array(), ...array_map( static fn( Question $question ): array => $question->answerable(), $this->questions ) );
	}

	/** Returns how many responses are counted at most; null without a limit. */
	public function maxResponses(): ?int {
		$most = $this->settings->part( 'behavior' )['max_responses'];
		return is_int( $most ) ? $most : null;
	}

	/** Returns its limit and quotas; null if it has none. */
	public function quotas(): ?SurveyQuotas {
		return SurveyQuotas::of( $this->id, $this->settings->part( 'behavior' ), $this->questions );
	}

	/** Returns what visitors read who answer after the limit was reached, empty for the default text; null if they aren't told. */
	public function lateMessage(): ?string {
		$behavior = $this->settings->part( 'behavior' );
		$message  = $behavior['late_message'];
		$hasAny   = null !== $behavior['max_responses'] || array() !== $behavior['quotas'];
		return true === $behavior['hard_limit'] && $hasAny && is_string( $message ) ? $message : null;
	}

	/** True if what visitors type is kept, as a partial response, even if they never send it. */
	public function keepsPartialText(): bool {
		$behavior = $this->settings->part( 'behavior' );
		return array( true, true, true ) === array( $behavior['drop_off'], $behavior['keep_partial'], $behavior['keep_partial_text'] );
	}

	/** True if visitors can answer a question. */
	public function asks(): bool {
		return array() !== array_filter( $this->answerable(), static fn( Question $question ): bool => ! $question->type->isHidden() );
	}

	public function question( string $id ): ?Question {
		foreach ( $this->questions as $question ) {
			if ( $question->id === $id ) {
				return $question;
			}
		}
		return null;
	}

	/** Returns the question or row of a matrix that an answer belongs to. */
	public function answerableQuestion( string $id ): ?Question {
		$this->answerableById ??= array_column( $this->answerable(), null, 'id' );
		return $this->answerableById[ $id ] ?? null;
	}
}
