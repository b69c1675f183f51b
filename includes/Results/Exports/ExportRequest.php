<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports;

use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The contents that a file should have. Days are in the site's time zone; null means no limit. */
final class ExportRequest {

	/**
	 * @param string               $report general, question, nps or drop_off.
	 * @param array<string, mixed> $filter of FilterShape; empty for all responses.
	 */
	public function __construct(
		public readonly int $surveyId,
		public readonly string $report = 'general',
		public readonly string $format = 'csv',
		public readonly ?string $questionId = null,
		public readonly ?string $from = null,
		public readonly ?string $to = null,
		public readonly ResponseStatus $status = ResponseStatus::PUBLISH,
		public readonly array $filter = array()
	) {}

	/** @param array<array-key, mixed> $sent checked against ExportShape::request(), or what toArray() gave. */
	public static function fromArray( int $surveyId, array $sent ): self {
		/**
		 * @var array{
		 *     report: string,
		 *     format: string,
		 *     question_id?: string|null,
		 *     from?: string|null,
		 *     to?: string|null,
		 *     status: string,
		 *     filter?: array<string, mixed>,
		 * } $sent
		 */
		return new self(
			$surveyId,
			$sent['report'],
			$sent['format'],
			$sent['question_id'] ?? null,
			$sent['from'] ?? null,
			$sent['to'] ?? null,
			ResponseStatus::tryFrom( $sent['status'] ) ?? ResponseStatus::PUBLISH,
			$sent['filter'] ?? array()
		);
	}

	/**
	 * @return array{
	 *     report: string,
	 *     format: string,
	 *     question_id: string|null,
	 *     from: string|null,
	 *     to: string|null,
	 *     status: string,
	 *     filter: array<string, mixed>,
	 * }
	 */
	public function toArray(): array {
		return array(
			'report'      => $this->report,
			'format'      => $this->format,
			'question_id' => $this->questionId,
			'from'        => $this->from,
			'to'          => $this->to,
			'status'      => $this->status->value,
			'filter'      => $this->filter,
		);
	}
}
