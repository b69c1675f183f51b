<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Surveys\Questions\QuestionType;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Estimates how long an answer takes: a tap is quick, reading options takes longer, and writing takes longest. */
final class AnswerTimeEstimate {

	private const TAP     = 8;
	private const CHOICE  = 10;
	private const SEVERAL = 14;
	private const LINE    = 15;
	private const TEXT    = 30;

	public static function seconds( QuestionType $type ): int {
		return match ( $type ) {
			QuestionType::STAR_RATING, QuestionType::NPS                                => self::TAP,
			QuestionType::RADIO, QuestionType::IMAGE_RADIO, QuestionType::ICON_CHOICE => self::CHOICE,
			QuestionType::CHECKBOX                                                      => self::SEVERAL,
			QuestionType::TEXT, QuestionType::EMAIL                                     => self::LINE,
			QuestionType::LONG_TEXT                                                     => self::TEXT,
		};
	}
}
