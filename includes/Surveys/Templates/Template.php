<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Licensing\Plans\Edition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class Template {

	/**
	 * @param string         $key       lower case; must never change, because surveys store it.
	 * @param TemplateCategory|null  $category  null for the blank one.
	 * @param list<string>   $points    what it finds out, a line each.
	 * @param list<Question> $questions without IDs; a condition refers to a question by its index.
	 * @param string         $why       the reason for its design, in one line.
	 */
	public function __construct(
		public readonly string $key,
		public readonly ?TemplateCategory $category,
		public readonly string $name,
		public readonly string $title,
		public readonly array $points,
		private readonly array $questions,
		public readonly string $why,
		public readonly bool $isPopular = false,
		private readonly bool $isFree = false
	) {}

	/** @return list<Question> with new IDs each time, also of rows, so that no two surveys share one. */
	public function questions(): array {
		$ids   = array_map( static fn(): string => wp_generate_uuid4(), $this->questions );
		$row   = static fn( string $label ): array => array( 'id' => wp_generate_uuid4(), 'label' => $label );
		$wired = static fn( Question $question, string $id ): Question => $question->withId( $id )->withLogic(
			$question->logic->rewired( $ids )
		)->withRows( array_map( $row, array_column( $question->rows, 'label' ) ) );
		return array_map( $wired, $this->questions, $ids );
	}

	public function count(): int {
		return count( $this->questions );
	}

	/** Returns `nps` for a survey with a score question. */
	public function type(): string {
		return $this->has( static fn( QuestionType $type ): bool => $type->isScore() ) ? 'nps' : 'survey';
	}

	/** Returns the minutes for all questions; half a minute counts as one. */
	public function minutes(): int {
		$seconds = array_map( static fn( Question $question ): int => $question->type->seconds(), $this->questions );
		return max( 1, (int) round( array_sum( $seconds ) / 60 ) );
	}

	/** Returns true if the site can start a survey from it now. */
	public function isOpen( Edition $edition ): bool {
		return array() === array_filter( $this->needs(), static fn( PlanFeature $feature ): bool => ! $edition->allows( $feature ) );
	}

	/** @return list<PlanFeature> features that the site needs for it. */
	public function needs(): array {
		$hasExtra = $this->has( static fn( QuestionType $type ): bool => $type->isExtra() );
		return array(
			...( $this->isFree ? array() : array( PlanFeature::TEMPLATES ) ),
			...( $hasExtra ? array( PlanFeature::EXTRA_QUESTION_TYPES ) : array() ),
		);
	}

	/** @param callable(QuestionType): bool $isWanted */
	private function has( callable $isWanted ): bool {
		return array() !== array_filter( $this->questions, static fn( Question $question ): bool => $isWanted( $question->type ) );
	}
}
