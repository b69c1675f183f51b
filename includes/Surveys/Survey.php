<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use DateTimeImmutable;
use UserFeedback\Questions\Question;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Settings\SurveySettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A stored survey. Moments are UTC. */
final class Survey {

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
		public readonly string $template = ''
	) {}

	/** Visitors may see and answer it. */
	public function isLive( DateTimeImmutable $now ): bool {
		return self::wouldBeLive( $this->status, $this->publishAt, $now );
	}

	/** The rule of isLive() for a survey of which no more is known. */
	public static function wouldBeLive( SurveyStatus $status, ?DateTimeImmutable $publishAt, DateTimeImmutable $now ): bool {
		return SurveyStatus::PUBLISH === $status && ( null === $publishAt || $publishAt <= $now );
	}

	/** Published, with its day still to come. */
	public function isScheduled( DateTimeImmutable $now ): bool {
		return SurveyStatus::PUBLISH === $this->status && ! $this->isLive( $now );
	}

	public function asDraft(): self {
		return new self(
			$this->id,
			$this->title,
			SurveyStatus::DRAFT,
			$this->type,
			$this->questions,
			$this->settings,
			$this->version,
			$this->createdAt,
			$this->publishAt,
			$this->notifications,
			$this->template
		);
	}

	/** The same survey as the database now knows it. */
	public function storedAs( int $id, int $version ): self {
		return new self(
			$id,
			$this->title,
			$this->status,
			$this->type,
			$this->questions,
			$this->settings,
			$version,
			$this->createdAt,
			$this->publishAt,
			$this->notifications,
			$this->template
		);
	}

	/**
	 * With other parts; what is null stays as it is.
	 *
	 * @param list<Question>|null $questions
	 */
	public function with(
		?array $questions = null,
		?SurveySettings $settings = null,
		?Notifications $notifications = null,
		?string $type = null
	): self {
		return new self(
			$this->id,
			$this->title,
			$this->status,
			$type ?? $this->type,
			$questions ?? $this->questions,
			$settings ?? $this->settings,
			$this->version,
			$this->createdAt,
			$this->publishAt,
			$notifications ?? $this->notifications,
			$this->template
		);
	}

	public function startedFrom( string $template ): self {
		return new self(
			$this->id,
			$this->title,
			$this->status,
			$this->type,
			$this->questions,
			$this->settings,
			$this->version,
			$this->createdAt,
			$this->publishAt,
			$this->notifications,
			$template
		);
	}

	/** A draft that has no day to come. */
	public function unscheduled(): self {
		return new self(
			$this->id,
			$this->title,
			SurveyStatus::DRAFT,
			$this->type,
			$this->questions,
			$this->settings,
			$this->version,
			$this->createdAt,
			null,
			$this->notifications,
			$this->template
		);
	}

	public function question( string $id ): ?Question {
		foreach ( $this->questions as $question ) {
			if ( $question->id === $id ) {
				return $question;
			}
		}
		return null;
	}
}
