<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Text;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Answers inserted into an owner's text: `{{<id of a question>|<fallback>}}` stands for the answer to that question, or for the
 * fallback if there is none. Any other braces are plain text. The browser has the same rules (widget/shared/logic/recall.ts);
 * tests/fixtures/rules/recall.json runs against both. Pure.
 */
final class Recall {

	private const TOKEN = '/\{\{([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\|([^{}<>\p{Cc}]*)\}\}/iu';

	/** Marks that change the direction of text: an answer with one could change how the text around it reads. */
	private const DIRECTIONS = '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u';

	/** @return list<array{id: string, fallback: string}> */
	public static function tokens( string $text ): array {
		preg_match_all( self::TOKEN, $text, $found, PREG_SET_ORDER );
		return array_map(
			static fn( array $token ): array => array(
				'id'       => $token[1],
				'fallback' => $token[2],
			),
			$found
		);
	}

	/** Returns the text for lists and reports, where there is no visitor whose answer could be inserted. */
	public static function plain( string $text ): string {
		return self::replaced( $text, static fn( string $id, string $fallback ): string => '' === $fallback ? '' : "[$fallback]" );
	}

	/** @param array<string, string> $answers from answer(), by question; missing or empty for none */
	public static function filled( string $text, array $answers = array() ): string {
		return self::replaced(
			$text,
			static fn( string $id, string $fallback ): string => '' === ( $answers[ $id ] ?? '' ) ? $fallback : $answers[ $id ]
		);
	}

	/** @param array<array-key, string> $ids old question ids to new ones */
	public static function rewired( string $text, array $ids ): string {
		return self::replaced( $text, static fn( string $id, string $fallback ): string => '{{' . ( $ids[ $id ] ?? $id ) . "|$fallback}}" );
	}

	/**
	 * Returns an answer as it is inserted: on one line, short, and isolated, so that its direction doesn't change the text around it.
	 *
	 * @param mixed  $value   of the answer, with the labels of options; null for no answer.
	 * @param string $other   label of the option that asks for a text; empty if there is none.
	 * @param string $comment the text that it asked for
	 */
	public static function answer( mixed $value, string $other = '', string $comment = '' ): string {
		$parts = array_map(
			static fn( mixed $part ): string => '' !== $other && $part === $other ? $comment : ( is_scalar( $part ) ? (string) $part : '' ),
			is_array( $value ) ? $value : array( $value )
		);
		$text  = implode( ', ', array_filter( $parts, static fn( string $part ): bool => '' !== Text::tidied( $part ) ) );
		$text  = preg_replace( array( self::DIRECTIONS, '/[\p{Z}\p{Cc}]+/u' ), array( '', ' ' ), $text );
		$text  = trim( $text ?? '' );
		if ( mb_strlen( $text ) > Limits::RECALLED_ANSWER ) {
			$text = mb_substr( $text, 0, Limits::RECALLED_ANSWER - 1 ) . '…';
		}
		return '' === $text ? '' : "\u{2068}$text\u{2069}";
	}

	/** @param callable(string, string): string $by */
	private static function replaced( string $text, callable $by ): string {
		return preg_replace_callback( self::TOKEN, static fn( array $token ): string => $by( $token[1], $token[2] ), $text ) ?? $text;
	}
}
