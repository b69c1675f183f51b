<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Reading;

use UserFeedback\Platform\Clock;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\ListPosition;
use UserFeedback\Responses\Storage\ResponseRow;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Responses\Submit\Origin\AllowedOrigins;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps a response to ResponsesShape. */
final class ResponseMapper {

	/** @return array<string, mixed> ResponsesShape::row(). */
	public function row( ResponseRow $row ): array {
		return array(
			'first_answer' => $row->firstAnswer,
			'preview'      => $row->preview,
		) + $this->light( $row );
	}

	/** @return array<string, mixed> */
	private function light( ResponseRow $row ): array {
		return array(
			'id'             => $row->id,
			/* translators: %d: number of a response. */
			'title'          => sprintf( __( 'Response #%d', 'userfeedback' ), $row->id ),
			'status'         => $row->status->value,
			'submitted_at'   => Clock::toApi( Clock::fromStored( $row->submittedAt ) ),
			'page_submitted' => array(
				'url'    => '' === $row->page->url ? null : $row->page->url,
				'is_own' => $row->page->isOn( AllowedOrigins::hosts() ),
			) + $row->page->toArray(),
		);
	}

	/** @return array<string, mixed> ResponsesShape::single(). */
	public function single( Survey $survey, SingleResponse $single, ListPosition $place ): array {
		$response = $single->response;
		return $this->light( new ResponseRow( $response->id, $single->status, $response->submittedAt, $response->page ) ) + array(
			'survey_title' => $survey->title,
			'answers'      => $this->answers( $survey, $response ),
			'user_ip'      => $single->visitor->ip,
			'user_browser' => $single->visitor->browser,
			'user_os'      => $single->visitor->os,
			'user_device'  => $single->visitor->device,
			'user_country' => $single->visitor->country,
			'position'     => $place->position,
			'total'        => $place->total,
			'previous_id'  => $place->newerId,
			'next_id'      => $place->olderId,
		);
	}

	/** @return list<array<string, mixed>> */
	private function answers( Survey $survey, StoredResponse $response ): array {
		$given = array();
		foreach ( $response->labeled( $survey )->answers as $answer ) {
			$given[ $answer->questionId ] = $answer;
		}
		$asked   = array_map(
			fn( Question $question ): array => $this->answer(
				$question->id,
				$question->type,
				$question->title,
				$given[ $question->id ] ?? null
			),
			$survey->answerable()
		);
		$removed = array();
		foreach ( array_diff_key( $given, array_column( $asked, null, 'question_id' ) ) as $id => $answer ) {
			$removed[] = $this->answer( $id, $answer->type, null, $answer );
		}
		return array( ...$asked, ...$removed );
	}

	/**
	 * @param string|null $title null for a question that was removed from the survey: its title is no longer known
	 * @return array<string, mixed>
	 */
	private function answer( string $questionId, QuestionType $type, ?string $title, ?Answer $answer ): array {
		return array(
			'question_id' => $questionId,
			'title'       => $title ?? __( 'Removed question', 'userfeedback' ),
			'type'        => ( $answer->type ?? $type )->name,
			'removed'     => null === $title,
			'value'       => $answer?->value,
			'extra'       => array(
				'name'     => $answer->name ?? '',
				'comments' => $answer->comments ?? '',
			),
		);
	}
}
