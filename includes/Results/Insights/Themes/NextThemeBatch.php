<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights\Themes;

use UserFeedback\Platform\Ai\ModelFailed;
use UserFeedback\Platform\Database\ProcessLock;
use UserFeedback\Results\Insights\SummarizeResults;
use UserFeedback\Results\Insights\TextSampleQuery;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One step of counting themes: finding them, or reading some more texts. It sends one request to a model. */
final class NextThemeBatch {

	/** Texts in one request to a model. */
	private const BATCH = 40;

	/** Newest texts among which unread ones are searched. */
	private const NEWEST = 200;

	public function __construct(
		private readonly TextSampleQuery $texts,
		private readonly ThemeRepository $themes,
		private readonly LabelRepository $labels,
		private readonly FindThemes $find,
		private readonly LabelTexts $label,
		private readonly ProcessLock $lock
	) {}

	/**
	 * @param int  $until  total number of texts to read from an even sample.
	 * @param bool $newest True to read the newest instead.
	 * @return int number of texts left; 0 if a step had no result, so that callers don't loop forever.
	 * @throws ModelFailed
	 */
	public function run( int $surveyId, Question $question, int $until, bool $newest, int $userId ): int {
		return $this->lock->run(
			SummarizeResults::LOCK . $surveyId,
			static fn(): null => null, // Labels from other requests count in the next step.
			fn(): int => $this->step( $surveyId, $question, $until, $newest, $userId )
		) ?? throw ModelFailed::busy();
	}

	/** @throws ModelFailed */
	private function step( int $surveyId, Question $question, int $until, bool $newest, int $userId ): int {
		$wanted = $newest
			? $this->texts->newest( $surveyId, $question->id, self::NEWEST )
			: $this->sample( $surveyId, $question->id, $until );
		$themes = $this->themes->ofQuestion( $surveyId, $question->id );
		if ( array() === $wanted ) {
			return 0;
		}
		if ( array() === $themes ) {
			$this->find->run( $surveyId, $question, array_values( $wanted ), $userId );
			return array() === $this->themes->ofQuestion( $surveyId, $question->id ) ? 0 : count( $wanted );
		}
		$unread = $this->unread( $surveyId, $question->id, $wanted );
		if ( array() === $unread ) {
			return 0;
		}
		$this->label->run( $surveyId, $question, $themes, array_slice( $unread, 0, self::BATCH, true ), $userId );
		$left = count( $this->unread( $surveyId, $question->id, $wanted ) );
		return count( $unread ) === $left ? 0 : $left;
	}

	/** @return array<int, string> text by response. */
	private function sample( int $surveyId, string $questionId, int $until ): array {
		$days = $this->texts->perDay( $surveyId )[ $questionId ] ?? array();
		return $this->texts->texts( $surveyId, $questionId, $days, $until, $surveyId );
	}

	/**
	 * @param array<int, string> $texts
	 * @return array<int, string>
	 */
	private function unread( int $surveyId, string $questionId, array $texts ): array {
		return array_diff_key( $texts, array_flip( $this->labels->readOf( $surveyId, $questionId, array_keys( $texts ) ) ) );
	}
}
