<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Sheets;

use DateTimeImmutable;
use UserFeedback\Responses\Reading\SingleResponse;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The texts of one question: the answers to a text question, else the comments, each with the chosen options. */
final class TextsExportTable implements ExportTable {

	public function __construct( private readonly Question $question, private readonly ResponsePages $pages ) {}

	public function name(): string {
		return $this->isTyped() ? __( 'Answers', 'userfeedback' ) : __( 'Comments', 'userfeedback' );
	}

	public function heading(): array {
		return array(
			$this->question->type->isNumeric() ? __( 'Score', 'userfeedback' ) : __( 'Answer', 'userfeedback' ),
			$this->isTyped() ? __( 'Name', 'userfeedback' ) : __( 'Comment', 'userfeedback' ),
			__( 'Date', 'userfeedback' ),
			__( 'UTC offset', 'userfeedback' ),
			__( 'Response ID', 'userfeedback' ),
		);
	}

	public function page( ?string $after ): ExportTablePage {
		$page = $this->pages->after( $after );
		$rows = array_merge( ...array_map( $this->rows( ... ), $page->responses ) );
		return new ExportTablePage( $rows, $page->next, count( $page->responses ) );
	}

	/** @return list<list<string|int|DateTimeImmutable|null>> one row, or none. */
	private function rows( SingleResponse $single ): array {
		$of     = array_filter( $single->response->answers, fn( Answer $answer ): bool => $answer->questionId === $this->question->id );
		$answer = array_values( $of )[0] ?? null;
		if ( null === $answer || '' === ( $this->isTyped() ? $answer->text() : $answer->comments ) ) {
			return array();
		}
		$moment = ResponsesExportTable::moment( $single->response->submittedAt );
		return array(
			array(
				QuestionColumns::inOneCell( $this->question, $answer ),
				$this->isTyped() ? $answer->name : $answer->comments,
				$moment,
				ResponsesExportTable::offset( $moment ),
				$single->response->id,
			),
		);
	}

	private function isTyped(): bool {
		return ! $this->question->type->isQuantitative();
	}
}
