<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights\Themes;

use UserFeedback\Platform\Ai\ModelFailed;
use UserFeedback\Platform\Ai\SendPrompt;
use UserFeedback\Results\Insights\PiiMasker;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Has a model assign texts to themes. It labels and doesn't count. A label for an unknown text or theme is dropped, and so is
 * one whose quotation isn't in the text: then the text counts as not read.
 */
final class LabelTexts {

	/** Maximum themes of one text. */
	private const MOST = 3;

	/** Maximum characters of a stored quotation. */
	private const QUOTE = 300;

	public function __construct( private readonly SendPrompt $sendPrompt, private readonly LabelRepository $labels ) {}

	/**
	 * @param list<Theme>        $themes
	 * @param array<int, string> $texts by response.
	 * @throws ModelFailed
	 */
	public function run( int $surveyId, Question $question, array $themes, array $texts, int $userId ): void {
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
