<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Filters;

use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class AnswerCondition {

	public const CHOSE    = 'chose';
	public const BETWEEN  = 'between';
	public const ANSWERED = 'answered';
	public const SKIPPED  = 'skipped';
	public const CONTAINS = 'contains';

	public const KINDS = array( self::CHOSE, self::BETWEEN, self::ANSWERED, self::SKIPPED, self::CONTAINS );

	/**
	 * @param value-of<self::KINDS> $is
	 * @param list<string>          $values for `chose`, any of these; for `between`, all integers of the range
	 * @param string                $text   for `contains`
	 * @param array{int, int}|null  $range  for `between` if any number or date is possible: lowest and highest, as QuestionType::orderOf()
	 * @param QuestionType|null     $type   of the question, with a range
	 */
	public function __construct(
		public readonly string $questionId,
		public readonly string $is,
		public readonly array $values = array(),
		public readonly string $text = '',
		public readonly ?array $range = null,
		private readonly ?QuestionType $type = null
	) {}

	/** True if the range includes a value of the question's sets. Text dates from an earlier question type. */
	public function includes( string $value ): bool {
		$order = $this->type?->orderOf( $value );
		return null !== $this->range && null !== $order && $order >= $this->range[0] && $order <= $this->range[1];
	}

	/** @return list<string> keys of the question's sets that it needs; a range needs all of them instead */
	public function keys(): array {
		return match ( $this->is ) {
			self::ANSWERED => array( Facet::ANSWERED ),
			self::SKIPPED  => array( Facet::SKIPPED ),
			self::CONTAINS => array( Facet::TEXTS ),
			default        => array_map( array( Facet::class, 'keyOf' ), $this->values ),
		};
	}
}
