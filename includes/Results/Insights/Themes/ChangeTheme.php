<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights\Themes;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Text;
use UserFeedback\Platform\Schema\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** An owner's changes to themes that a model found: rename, pin, merge, delete. */
final class ChangeTheme {

	public function __construct(
		private readonly ThemeRepository $themes,
		private readonly LabelRepository $labels,
		private readonly Transaction $transaction
	) {}

	/** @throws ValidationFailed */
	public function change( Theme $theme, ?string $name, ?bool $pinned ): void {
		$name = null === $name ? $theme->name : Text::tidied( wp_strip_all_tags( $name, true ) );
		if ( '' === $name ) {
			throw new ValidationFailed( array( new Violation( 'name', 'required' ) ) );
		}
		$this->themes->change( $theme, $name, $pinned ?? $theme->pinned );
	}

	/** @throws RequestError|ValidationFailed The other belongs to another question, or is the same. */
	public function merge( Theme $theme, int $into ): void {
		$other = $this->themes->get( $into );
		if ( $other->id === $theme->id || $other->surveyId !== $theme->surveyId || $other->questionId !== $theme->questionId ) {
			throw new ValidationFailed( array( new Violation( 'merge_into', 'invalid' ) ) );
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
