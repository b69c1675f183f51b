<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

use DateTimeImmutable;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Plugin;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Submit\AnswerRules;
use UserFeedback\Responses\Submit\WriteToken;
use UserFeedback\Responses\Visitor\Visitor;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

/**
 * For tests in which visitors answer surveys.
 *
 * @phpstan-require-extends SiteTestCase
 */
trait Responding {

	/** Returns the token that a page with this survey would contain now. */
	protected function tokenOf( Survey $survey ): string {
		$key = get_option( SiteSetup::WRITE_KEY );
		self::assertIsString( $key );
		return ( new WriteToken( $key, Plugin::get( Clock::class ) ) )->of( $survey->id );
	}

	/**
	 * Returns what a browser sends for these answers to the survey's questions, in order.
	 *
	 * @param list<mixed>          $values
	 * @param array<string, mixed> $changes of the body.
	 * @return array<string, mixed>
	 */
	protected function submission( Survey $survey, array $values, array $changes = array() ): array {
		return $changes + array(
			'answers'        => $this->answers( $survey, $values ),
			'page_submitted' => array(
				'id'   => 2,
				'name' => 'Prices',
				'url'  => 'https://example.org/prices/',
			),
			'nonce'          => $this->tokenOf( $survey ),
			'token'          => wp_generate_uuid4(),
		);
	}

	/**
	 * Stores a response without going through a request.
	 *
	 * @param list<mixed> $values for the survey's questions, in their order.
	 * @return int its id.
	 */
	protected function respond( Survey $survey, array $values, string $at = 'now', ResponseStatus $status = ResponseStatus::PUBLISH ): int {
		$answers = ( new AnswerRules( $survey->questions ) )->clean( $this->answers( $survey, $values ) );
		$moment  = 'now' === $at ? Plugin::get( Clock::class )->now() : new DateTimeImmutable( $at );
		return (int) Plugin::get( ResponseRepository::class )->add(
			new NewResponse(
				$survey->id,
				wp_generate_uuid4(),
				$answers,
				SubmittedPage::of( 2, 'Prices', '' ),
				$moment,
				new Visitor( '203.0.113.7', 'Firefox' ),
				$status
			)
		);
	}

	/** @param list<string> $days days with a response at noon UTC. */
	protected function answeredOn( string $title, array $days, SurveyStatus $status = SurveyStatus::PUBLISH ): Survey {
		$survey = $this->aSurvey( array( 'title' => $title ) );
		foreach ( $days as $day ) {
			$this->respond( $survey, array( 'Yes' ), "{$day}T12:00:00Z" );
		}
		if ( SurveyStatus::PUBLISH !== $status ) {
			Plugin::get( SurveyRepository::class )->changeStatus( array( $survey ), $status );
		}
		return $survey;
	}

	/**
	 * A value that is a list starting with `with` has a comment, `array( 'with', 9, 'Quick' )`, and one starting with `named`
	 * has a name.
	 *
	 * @param list<mixed> $values
	 * @return list<array{question_id: string, value: mixed, extra?: array{comments?: string, name?: string}}>
	 */
	private function answers( Survey $survey, array $values ): array {
		$answers = array();
		$asked   = array_map( static fn( Question $question ): array => $question->parts(), $survey->questions );
		$asked   = array_merge( ...$asked );
		foreach ( $values as $index => $value ) {
			$id        = $asked[ $index ]->id;
			$answers[] = is_array( $value )
				&& in_array( $value[0] ?? null, array( 'with', 'named' ), true )
				&& isset( $value[2] )
				&& is_string( $value[2] )
				? array(
					'question_id' => $id,
					'value'       => $value[1] ?? null,
					'extra'       => 'with' === $value[0] ? array( 'comments' => $value[2] ) : array( 'name' => $value[2] ),
				)
				: array(
					'question_id' => $id,
					'value'       => $value,
				);
		}
		return $answers;
	}

	protected function storedResponses( ?Survey $survey = null ): int {
		return null === $survey
			? (int) Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {responses}' )
			: (int) Plugin::get( Db::class )->value( 'SELECT COUNT(*) FROM {responses} WHERE survey_id = %d', array( $survey->id ) );
	}
}
