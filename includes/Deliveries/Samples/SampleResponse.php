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
			array_merge( array(), ...array_map( self::answers( ... ), $survey->questions ) ),
			SubmittedPage::of( 0, __( 'A page on your site', 'userfeedback' ), home_url( '/' ) )
		);
	}

	/** @return list<Answer> */
	private static function answers( Question $question ): array {
		$text    = __( 'A sample written answer.', 'userfeedback' );
		$answers = array();
		foreach ( $question->answerable() as $place => $part ) {
			$value     = $question->type->ranksRows() ? $place + 1 : $part->type->sample( $part->options, $text );
			$answers[] = new Answer( $part->id, $part->type, $value );
		}
		return $answers;
	}
}
