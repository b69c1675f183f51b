<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Samples;

use UserFeedback\Platform\Clock;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Provides the response that fills a sample: the latest one, or a made-up one if there are no responses yet. */
final class SampleResponse {

	public function __construct(
		private readonly LatestResponseQuery $query,
		private readonly ResponseRepository $responses,
		private readonly Clock $clock
	) {}

	/** @return StoredResponse|null null if there are no responses yet. */
	public function of( Survey $survey ): ?StoredResponse {
		$id     = 0 === $survey->id ? null : $this->query->idOf( $survey->id );
		$latest = null === $id ? null : $this->responses->many( array( $id ) )[0] ?? null;
		return $latest?->labeled( $survey );
	}

	/** Makes up a sample response. */
	public function makeExample( Survey $survey ): StoredResponse {
		$now = $this->clock->now();
		return new StoredResponse(
			0,
			$survey->id,
			$this->clock->day( $now ),
			Clock::toStored( $now ),
			array_map( array( $this, 'answer' ), $survey->answerable() ),
			SubmittedPage::of( 0, __( 'A page on your site', 'userfeedback' ), home_url( '/' ) )
		);
	}

	private function answer( Question $question ): Answer {
		$value = $question->type->sample( $question->options, __( 'A sample written answer.', 'userfeedback' ) );
		return new Answer( $question->id, $question->type, $value );
	}
}
