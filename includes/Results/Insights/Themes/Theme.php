<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights\Themes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A theme of the written answers to a question. */
final class Theme {

	/** Characters. */
	public const NAME  = 100;
	public const ABOUT = 300;

	/**
	 * @param string $about  description of matching answers, for labeling new ones.
	 * @param bool   $pinned True if it is listed before those with more answers.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $surveyId,
		public readonly string $questionId,
		public readonly string $name,
		public readonly string $about,
		public readonly bool $pinned = false
	) {}

	/** @param array<string, string|null> $row of `uf_themes`. */
	public static function ofRow( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['survey_id'],
			(string) $row['question_id'],
			(string) $row['name'],
			(string) $row['about'],
			'1' === $row['pinned']
		);
	}
}
