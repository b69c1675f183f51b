<?php
declare(strict_types=1);

namespace UserFeedback\Insights\Themes;

use UserFeedback\Ai\NotAnswered;
use UserFeedback\Database\WorkLock;
use UserFeedback\Insights\Summarise;
use UserFeedback\Insights\TextSampleQuery;
use UserFeedback\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One step of counting themes: the finding of them, or the reading of a few texts more. A model is asked once. */
final class ReadOn {

	/** Texts that a model is given at a time. */
	private const BATCH = 40;

	/** Newest texts that are looked at for ones which were not read. */
	private const NEWEST = 200;

	public function __construct(
		private readonly TextSampleQuery $texts,
		private readonly ThemeRepository $themes,
		private readonly LabelRepository $labels,
		private readonly FindThemes $find,
		private readonly LabelTexts $label,
		private readonly WorkLock $lock
	) {}

	/**
	 * @param int  $until  how many texts of an even sample are to be read in all.
	 * @param bool $newest the newest instead.
	 * @return int how many are left of them; 0 where a step came to nothing, so that nobody asks for ever.
	 * @throws NotAnswered
	 */
	public function run( int $surveyId, Question $question, int $until, bool $newest, int $userId ): int {
		return $this->lock->run(
			Summarise::LOCK . $surveyId,
			static fn(): null => null, // Labels from other requests count in the next step.
			fn(): int => $this->step( $surveyId, $question, $until, $newest, $userId )
		) ?? throw NotAnswered::busy();
	}

	/** @throws NotAnswered */
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
