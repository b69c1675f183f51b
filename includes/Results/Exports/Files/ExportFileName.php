<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Files;

use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Results\Exports\ExportRequest;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The file name of an export: survey, report, days and filter, so that you can tell two files apart later. */
final class ExportFileName {

	/** Characters of a title, and of all filter values. */
	private const MOST = 40;

	/** @param string $today date at the site. */
	public static function of( Survey $survey, ExportRequest $request, string $today ): string {
		$question = null === $request->questionId ? null : $survey->question( $request->questionId );
		$parts    = array(
			'userfeedback',
			(string) $survey->id,
			self::words( $survey->title ),
			'general' === $request->report ? 'responses' : $request->report,
			null === $question ? '' : self::words( $question->title ),
			ResponseStatus::PUBLISH === $request->status ? '' : $request->status->value,
			self::days( $request->from, $request->to, $today ),
			self::filter( $request->filter ),
		);
		return implode( '-', array_filter( $parts, static fn( string $part ): bool => '' !== $part ) ) . ".$request->format";
	}

	private static function days( ?string $from, ?string $to, string $today ): string {
		return match ( true ) {
			null === $from && null === $to => "all-until-$today",
			null === $from                 => "until-$to",
			default                        => ( $to ?? $today ) === $from ? $from : "$from-to-" . ( $to ?? $today ),
		};
	}

	/** @param array<string, mixed> $filter */
	private static function filter( array $filter ): string {
		$values = array();
		array_walk_recursive(
			$filter,
			static function ( mixed $value, int|string $key ) use ( &$values ): void {
				if ( 'question_id' !== $key && 'is' !== $key && is_scalar( $value ) ) {
					$values[] = (string) $value;
				}
			}
		);
		$words   = self::words( implode( ' ', $values ) );
		$isAsked = array() !== array_filter( $filter, static fn( mixed $of ): bool => array() !== $of );
		return $isAsked ? trim( "filtered-$words", '-' ) : '';
	}

	/** Returns letters and digits of any script, with hyphens between the words. */
	private static function words( string $text ): string {
		$words = (string) preg_replace( '/[^\p{L}\p{M}\p{N}]+/u', '-', mb_strtolower( mb_scrub( $text, 'UTF-8' ), 'UTF-8' ) );
		return trim( mb_substr( trim( $words, '-' ), 0, self::MOST ), '-' );
	}
}
