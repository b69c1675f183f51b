<?php
/**
 * Plugin Name: Color question for UserFeedback
 * Description: A question type that visitors answer with a color.
 * License: GPL-2.0-or-later
 */

declare(strict_types=1);

use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function (): void {
		if ( ! function_exists( 'userfeedback_register_question_type' ) ) {
			return; // UserFeedback is inactive.
		}

		/** Stores a color such as #3366cc. */
		final class Color_Question extends QuestionType {

			/** Answers are listed, not counted: there are too many colors for a chart. */
			public function isQuantitative(): bool {
				return false;
			}

			public function read( mixed $given, array $options ): string|int|array|RefusedValue|null {
				return is_string( $given ) && 1 === preg_match( '/^#[0-9a-f]{6}$/D', $given ) ? $given : new RefusedValue( 'type' );
			}

			public function sample( array $options, string $text ): string {
				return '#3366cc';
			}

			public function seconds(): int {
				return 10;
			}

			public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
				return 44;
			}
		}

		userfeedback_register_question_type(
			'color',
			array(
				'class'  => Color_Question::class,
				'label'  => __( 'Color', 'color-question' ),
				'script' => plugins_url( 'color-question.js?ver=1.0', __FILE__ ),
			)
		);
	}
);
