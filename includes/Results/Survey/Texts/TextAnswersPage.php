<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Texts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One page of texts, newest first. */
final class TextAnswersPage {

	/**
	 * @param list<TextAnswer> $texts
	 * @param int              $total    of all pages.
	 * @param int|null         $searched number of newest texts that a search covered; null for all
	 * @param int              $notCounted responses whose texts are not included yet
	 */
	public function __construct(
		public readonly array $texts,
		public readonly int $total,
		public readonly ?int $searched = null,
		public readonly int $notCounted = 0
	) {}
}
