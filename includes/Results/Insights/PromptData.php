<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The input for a model about a survey: its questions with their counts, and a masked sample of texts. */
final class PromptData {

	/**
	 * @param list<array<string, mixed>> $questions as sent to the model.
	 * @param int                        $read  texts in the sample, out of `$texts` in total.
	 */
	public function __construct(
		public readonly string $title,
		public readonly int $responses,
		public readonly array $questions,
		public readonly int $read,
		public readonly int $texts
	) {}

	public function toJson(): string {
		return (string) wp_json_encode(
			array(
				'survey'    => $this->title,
				'responses' => $this->responses,
				'questions' => $this->questions,
			),
			JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
		);
	}

	/** Returns true if a visitor typed exactly this, ignoring case and white space. */
	public function says( string $words ): bool {
		return '' !== self::plain( $words ) && str_contains( self::plain( $this->typed() ), self::plain( $words ) );
	}

	private function typed(): string {
		$typed     = array( $this->title );
		$questions = $this->questions;
		array_walk_recursive(
			$questions,
			static function ( mixed $value ) use ( &$typed ): void {
				if ( is_string( $value ) ) {
					$typed[] = $value;
				}
			}
		);
		return implode( "\n", $typed );
	}

	private static function plain( string $text ): string {
		return mb_strtolower( trim( (string) preg_replace( '/\s+/u', ' ', $text ), " .,;:!?…\t" ) );
	}
}
