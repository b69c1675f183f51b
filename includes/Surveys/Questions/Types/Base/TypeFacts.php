<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Base;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The properties of a question type that browsers get. */
final class TypeFacts {

	/**
	 * @return array{
	 *     is_extra: bool,
	 *     takes_answer: bool,
	 *     is_hidden: bool,
	 *     is_consent: bool,
	 *     has_options: bool,
	 *     has_rows: bool,
	 *     ranks_rows: bool,
	 *     has_pictures: bool,
	 *     min_options: int,
	 *     max_options: int,
	 *     is_logic_subject: bool,
	 *     comparisons: list<string>,
	 *     allows_prefill: bool,
	 *     allows_recall: bool,
	 *     is_quantitative: bool,
	 *     scale: int,
	 *     has_ends: bool,
	 *     max_length: int,
	 *     allows_comment: bool,
	 *     allows_randomizing: bool,
	 *     advances_on_choice: bool,
	 * }
	 */
	public static function of( QuestionType $type ): array {
		return array(
			'is_extra'           => $type->isExtra(),
			'takes_answer'       => $type->takesAnswer(),
			'is_hidden'          => $type->isHidden(),
			'is_consent'         => $type->isConsent(),
			'has_options'        => $type->hasOptions(),
			'has_rows'           => null !== $type->rowType(),
			'ranks_rows'         => $type->ranksRows(),
			'has_pictures'       => $type->hasPictures(),
			'min_options'        => $type->minOptions(),
			'max_options'        => $type->maxOptions() ?? 0,
			'is_logic_subject'   => $type->isLogicSubject(),
			'comparisons'        => $type->comparisons(),
			'allows_prefill'     => $type->allowsPrefill(),
			'allows_recall'      => $type->allowsRecall(),
			'is_quantitative'    => $type->isQuantitative(),
			'scale'              => $type->scale(),
			'has_ends'           => $type->hasEnds(),
			'max_length'         => $type->maxLength(),
			'allows_comment'     => $type->allowsComment(),
			'allows_randomizing' => $type->allowsRandomizing(),
			'advances_on_choice' => $type->advancesOnChoice(),
		);
	}
}
