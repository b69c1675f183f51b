<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Samples;

use UserFeedback\Clock;
use UserFeedback\Contract\QuestionType;
use UserFeedback\Questions\Question;
use UserFeedback\Responses\Answer;
use UserFeedback\Responses\PageSubmitted;
use UserFeedback\Responses\ResponseRepository;
use UserFeedback\Responses\StoredResponse;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Provides the response that fills a sample: the latest one, or a made-up one if there are no responses yet. */
final class LastResponse {

	public function __construct(
		private readonly LastResponseQuery $query,
		private readonly ResponseRepository $responses,
		private readonly Clock $clock
	) {}

	/** @return StoredResponse|null null if there are no responses yet. */
	public function of( Survey $survey ): ?StoredResponse {
		$id = 0 === $survey->id ? null : $this->query->idOf( $survey->id );
		return null === $id ? null : $this->responses->many( array( $id ) )[0] ?? null;
	}

	/** Makes up a sample response. */
	public function madeUp( Survey $survey ): StoredResponse {
		$now = $this->clock->now();
		return new StoredResponse(
			0,
			$survey->id,
			$this->clock->day( $now ),
			Clock::toStored( $now ),
			array_map( array( $this, 'answer' ), $survey->questions ),
			PageSubmitted::of( 0, __( 'A page on your site', 'userfeedback' ), home_url( '/' ) )
		);
	}

	private function answer( Question $question ): Answer {
		$first = $question->options[0] ?? '';
		$value = match ( true ) {
			$question->type->scale() > 0                 => $question->type->scale() - 1,
			QuestionType::CHECKBOX === $question->type  => array( $first ),
			QuestionType::EMAIL === $question->type     => 'visitor@example.com',
			array() !== $question->options              => $first,
			default                                      => __( 'A sample written answer.', 'userfeedback' ),
		};
		return new Answer( $question->id, $question->type, $value );
	}
}
