<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights\Themes;

use UserFeedback\Platform\Ai\AiModel;
use UserFeedback\Platform\Ai\ModelFailed;
use UserFeedback\Platform\Ai\SendPrompt;
use UserFeedback\Platform\Database\ProcessLock;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Schema\Text;
use UserFeedback\Results\Insights\PiiMasker;
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

	/** Maximum texts for the model. */
	private const TEXTS = 120;

	/** Maximum themes of one text. */
	private const MOST = 3;

	/** Maximum characters of a stored quotation. */
	private const QUOTE = 300;

	public function __construct(
		private readonly TextSampleQuery $texts,
		private readonly ThemeRepository $themes,
		private readonly LabelRepository $labels,
		private readonly SendPrompt $sendPrompt,
		#[ResultOf( AiModel::class, 'lock' )] private readonly ProcessLock $lock
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
			$this->findThemes( $surveyId, $question, array_values( $wanted ), $userId );
			return array() === $this->themes->ofQuestion( $surveyId, $question->id ) ? 0 : count( $wanted );
		}
		$unread = $this->unread( $surveyId, $question->id, $wanted );
		if ( array() === $unread ) {
			return 0;
		}
		$this->labelTexts( $surveyId, $question, $themes, array_slice( $unread, 0, self::BATCH, true ), $userId );
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

	/**
	 * Has a model name the themes of written answers. Its output is untrusted: it is shortened, and markup is removed.
	 *
	 * @param list<string> $texts an even sample.
	 * @throws ModelFailed
	 */
	private function findThemes( int $surveyId, Question $question, array $texts, int $userId ): void {
		$every  = max( 1, (int) ceil( count( $texts ) / self::TEXTS ) );
		$some   = array_filter( $texts, static fn( int $place ): bool => 0 === $place % $every, ARRAY_FILTER_USE_KEY );
		$masked = array_map( PiiMasker::shortened( ... ), array_values( $some ) );
		$found  = json_decode( $this->sendPrompt->run( $userId, ThemesPrompt::find( $question, $masked, get_locale() ) ), true );
		$named  = is_array( $found ) && is_array( $found['themes'] ?? null ) ? $found['themes'] : array();
		$themes = array();
		foreach ( $named as $theme ) {
			$theme = is_array( $theme ) ? $theme : array();
			$name  = self::tidied( $theme['name'] ?? '', Theme::NAME );
			$about = self::tidied( $theme['about'] ?? '', Theme::ABOUT );
			if ( '' !== $name && ! PiiMasker::hasAddress( "$name $about" ) ) {
				$themes[ mb_strtolower( $name ) ] ??= array( $name, $about );
			}
		}
		if ( array() !== $this->themes->ofQuestion( $surveyId, $question->id ) ) {
			return; // Another request was faster.
		}
		foreach ( array_slice( $themes, 0, ThemeRepository::MOST ) as [ $name, $about ] ) {
			$this->themes->add( $surveyId, $question->id, $name, $about );
		}
	}

	private static function tidied( mixed $said, int $length ): string {
		return is_string( $said ) ? mb_substr( Text::tidied( wp_strip_all_tags( $said, true ) ), 0, $length ) : '';
	}

	/**
	 * Has a model assign texts to themes. It labels and doesn't count. A label for an unknown text or theme is dropped, and so is
	 * one whose quotation isn't in the text: then the text counts as not read.
	 *
	 * @param list<Theme>        $themes
	 * @param array<int, string> $texts by response.
	 * @throws ModelFailed
	 */
	private function labelTexts( int $surveyId, Question $question, array $themes, array $texts, int $userId ): void {
		$known = array();
		foreach ( $themes as $place => $theme ) {
			$known[ 't' . ( $place + 1 ) ] = $theme;
		}
		$masked    = array();
		$responses = array();
		foreach ( array_keys( $texts ) as $place => $responseId ) { // The IDs of responses stay private.
			$id               = 'a' . ( $place + 1 );
			$masked[ $id ]    = PiiMasker::shortened( $texts[ $responseId ] );
			$responses[ $id ] = $responseId;
		}
		$written = json_decode( $this->sendPrompt->run( $userId, ThemesPrompt::label( $question, $known, $masked ) ), true );
		$labels  = is_array( $written ) && is_array( $written['labels'] ?? null ) ? $written['labels'] : array();
		$read    = array();
		foreach ( $labels as $label ) {
			[ $id, $theme, $quote ] = self::parts( $label );
			if ( ! isset( $responses[ $id ] ) ) {
				continue;
			}
			$of    = $responses[ $id ];
			$isFew = count( $read[ $of ] ?? array() ) < self::MOST;
			if ( ThemesPrompt::NONE === $theme ) {
				$read[ $of ] ??= array();
			} elseif ( isset( $known[ $theme ] ) && self::says( $masked[ $id ], $quote ) && $isFew ) {
				$read[ $of ][ $known[ $theme ]->id ] = mb_substr( $quote, 0, self::QUOTE );
			}
		}
		$this->labels->add( $surveyId, $question->id, $read );
	}

	/** @return array{string, string, string} */
	private static function parts( mixed $label ): array {
		$parts = array();
		foreach ( array( 'answer', 'theme', 'quote' ) as $name ) {
			$part    = is_array( $label ) ? $label[ $name ] ?? '' : '';
			$parts[] = is_string( $part ) ? trim( $part ) : '';
		}
		return $parts;
	}

	/** Matches exactly, except for case and white space. */
	private static function says( string $text, string $quote ): bool {
		$plain = static fn( string $words ): string => mb_strtolower( trim( (string) preg_replace( '/\s+/u', ' ', $words ) ) );
		return '' !== $plain( $quote ) && str_contains( $plain( $text ), $plain( $quote ) );
	}
}
