<?php
declare(strict_types=1);

namespace UserFeedback\Insights\Themes;

use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Validation\Text;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Database\Transaction;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** An owner's changes to themes that a model found: rename, pin, merge, delete. */
final class ChangeTheme {

	public function __construct(
		private readonly ThemeRepository $themes,
		private readonly LabelRepository $labels,
		private readonly Transaction $transaction
	) {}

	/** @throws Invalid */
	public function change( Theme $theme, ?string $name, ?bool $pinned ): void {
		$name = null === $name ? $theme->name : Text::tidied( wp_strip_all_tags( $name, true ) );
		if ( '' === $name ) {
			throw new Invalid( array( new Violation( 'name', 'required' ) ) );
		}
		$this->themes->change( $theme, $name, $pinned ?? $theme->pinned );
	}

	/** @throws NotFound|Invalid The other belongs to another question, or is the same. */
	public function merge( Theme $theme, int $into ): void {
		$other = $this->themes->get( $into );
		if ( $other->id === $theme->id || $other->surveyId !== $theme->surveyId || $other->questionId !== $theme->questionId ) {
			throw new Invalid( array( new Violation( 'merge_into', 'invalid' ) ) );
		}
		$this->transaction->run(
			function () use ( $theme, $other ): void {
				$this->labels->move( $theme, $other );
				$this->themes->mergeInto( $theme, $other );
			}
		);
	}

	public function delete( Theme $theme ): void {
		$this->transaction->run(
			function () use ( $theme ): void {
				$this->labels->drop( $theme );
				$this->themes->delete( $theme );
			}
		);
	}
}
