<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights;

use UserFeedback\Platform\Ai\ModelFailed;
use UserFeedback\Platform\Ai\SendPrompt;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\ProcessLock;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Schema\Text;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Has a model summarize a survey's results, once for each newest response: for the same responses, the stored summary is used.
 * The output is untrusted: it is shortened, and markup and points with an address or an invented quotation are removed.
 */
final class SummarizeResults {

	/** Followed by a survey's id: while one request waits for a model, others wait for the same result. */
	public const LOCK = 'userfeedback_ai_';

	/** Characters of the headline and of a point; number of points. */
	private const LENGTH = 400;
	private const POINTS = 5;

	public function __construct(
		private readonly SendPrompt $sendPrompt,
		private readonly CollectPromptData $collectData,
		private readonly AiSummaryRepository $summaries,
		private readonly ProcessLock $lock,
		private readonly Clock $clock
	) {}

	/**
	 * @return AiSummary|null null if there is nothing to summarize, or no usable result.
	 * @throws ModelFailed|StorageFailed
	 */
	public function run( Survey $survey, int $userId ): ?AiSummary {
		$kept = $this->kept( $survey->id );
		if ( null !== $kept ) {
			return $kept;
		}
		$made = $this->lock->run(
			self::LOCK . $survey->id,
			fn(): ?AiSummary => $this->kept( $survey->id ),
			fn(): AiSummary|false => $this->made( $survey, $userId ) ?? false
		);
		return false === $made ? null : $made ?? throw ModelFailed::busy();
	}

	/**
	 * Returns the stored summary of the same responses. Another request may create it at any moment.
	 *
	 * @phpstan-impure
	 */
	private function kept( int $surveyId ): ?AiSummary {
		$kept = $this->summaries->find( $surveyId );
		return null !== $kept && $kept->lastResponse === $this->summaries->lastResponse( $surveyId ) ? $kept : null;
	}

	/** @throws ModelFailed|StorageFailed */
	private function made( Survey $survey, int $userId ): ?AiSummary {
		$last     = $this->summaries->lastResponse( $survey->id );
		$material = $this->collectData->run( $survey, $last );
		if ( 0 === $material->responses ) {
			return null;
		}
		$written = $this->sendPrompt->run( $userId, SummaryPrompt::of( $material, get_locale() ) );
		$text    = self::read( $written, $material );
		if ( '' === $text ) {
			return null;
		}
		$summary = new AiSummary( $survey->id, $last, $text, $material->read, $material->texts, Clock::toStored( $this->clock->now() ) );
		$this->summaries->save( $summary );
		return $summary;
	}

	private static function read( string $written, PromptData $material ): string {
		$answer   = json_decode( $written, true );
		$headline = is_array( $answer ) ? $answer['headline'] ?? '' : '';
		$points   = is_array( $answer ) && is_array( $answer['points'] ?? null ) ? array_filter( $answer['points'], 'is_string' ) : array();
		$lines    = array();
		foreach ( array( is_string( $headline ) ? $headline : '', ...array_slice( array_values( $points ), 0, self::POINTS ) ) as $said ) {
			$line = mb_substr( Text::tidied( wp_strip_all_tags( $said, true ) ), 0, self::LENGTH );
			if ( '' !== $line && ! PiiMasker::hasAddress( $line ) && self::isTrue( $line, $material ) ) {
				$lines[] = $line;
			}
		}
		return implode( "\n", $lines );
	}

	/** An invented quotation is worse than none. */
	private static function isTrue( string $line, PromptData $material ): bool {
		preg_match_all( '/[“„«"]([^“”„«»"]+)[”“»"]/u', $line, $quoted );
		foreach ( $quoted[1] as $words ) {
			if ( ! $material->says( $words ) ) {
				return false;
			}
		}
		return true;
	}
}
