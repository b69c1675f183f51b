<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Filters;

use UserFeedback\Responses\Bits\Mark;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What a response has to have answered to one question. */
final class AnswerCondition {

	public const CHOSE    = 'chose';
	public const BETWEEN  = 'between';
	public const ANSWERED = 'answered';
	public const SKIPPED  = 'skipped';
	public const CONTAINS = 'contains';

	public const KINDS = array( self::CHOSE, self::BETWEEN, self::ANSWERED, self::SKIPPED, self::CONTAINS );

	/**
	 * @param value-of<self::KINDS> $is
	 * @param list<string>          $values any of these, of `chose`; the whole numbers of a scale, of `between`.
	 * @param string                $text   of `contains`.
	 */
	public function __construct(
		public readonly string $questionId,
		public readonly string $is,
		public readonly array $values = array(),
		public readonly string $text = ''
	) {}

	/** @return list<string> of the sets of its question that it needs. */
	public function keys(): array {
		return match ( $this->is ) {
			self::ANSWERED => array( Mark::ANSWERED ),
			self::SKIPPED  => array( Mark::SKIPPED ),
			self::CONTAINS => array( Mark::TEXTS ),
			default        => array_map( array( Mark::class, 'keyOf' ), $this->values ),
		};
	}
}
