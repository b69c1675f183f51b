<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Contract\QuestionType;
use UserFeedback\Editions\Addon;
use UserFeedback\Editions\Edition;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A survey to start from.
 *
 * @phpstan-type Draft array{
 *     title: string,
 *     type: string,
 *     config: array{options: list<string>, include_name: bool},
 *     settings: array{comment_box: bool},
 * }
 */
final class Template {

	/**
	 * @param string       $key       lower case, stays the same for ever: surveys remember it.
	 * @param Category|null $category null for the blank one.
	 * @param list<string> $points    what it finds out, a line each.
	 * @param list<Draft>  $questions as POST surveys takes them.
	 */
	public function __construct(
		public readonly string $key,
		public readonly ?Category $category,
		public readonly string $name,
		public readonly string $title,
		public readonly array $points,
		public readonly array $questions,
		public readonly bool $isPopular = false,
		private readonly bool $isFree = false
	) {}

	/** Whether the site may start a survey from it now. */
	public function isOpen( Edition $edition ): bool {
		return array() === array_filter( $this->addons(), static fn( Addon $addon ): bool => ! $edition->has( $addon ) );
	}

	/** @return list<Addon> those that must be active for it. */
	public function addons(): array {
		$addons = $this->isFree ? array() : array( Addon::TEMPLATES );
		foreach ( $this->questions as $question ) {
			if ( QuestionType::from( $question['type'] )->scale() > 0 || $question['settings']['comment_box'] ) {
				return array( ...$addons, Addon::QUESTION_TYPES );
			}
		}
		return $addons;
	}
}
