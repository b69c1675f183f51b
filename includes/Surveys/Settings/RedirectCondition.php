<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

use UserFeedback\Surveys\Questions\Condition;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Redirects to a page if an answer matches; the first match wins.
 *
 * @phpstan-import-type Page from ThankYou
 */
final class RedirectCondition {

	/** @param Page|null $page null until one is chosen. */
	public function __construct( public readonly Condition $when, public readonly ?array $page ) {}

	/** Returns null if this version of the plugin doesn't know the condition. */
	public static function fromArray( mixed $stored ): ?self {
		$stored = is_array( $stored ) ? $stored : array();
		$page   = ThankYou::page( $stored['page'] ?? null );
		$when   = Condition::fromArray(
			array(
				'question_id' => $stored['question'] ?? null,
				'compare'     => $stored['condition_type'] ?? null,
				'value'       => $stored['condition'] ?? null,
			)
		);
		return null === $when ? null : new self( $when, $page );
	}

	/** @return array{question: string, condition_type: string, condition: string|int|list<string>, page: Page|null} */
	public function toArray(): array {
		return array(
			'question'       => $this->when->questionId,
			'condition_type' => $this->when->compare,
			'condition'      => $this->when->value,
			'page'           => $this->page,
		);
	}
}
