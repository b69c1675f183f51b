<?php
declare(strict_types=1);

namespace UserFeedback\Results\Sharing;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Creates a link to chosen results. It can't be guessed: it has 128 random bits. */
final class CreateShare {

	/** Days of results that every edition includes. */
	private const FREE_DAYS = 7;

	public function __construct( private readonly ShareRepository $shares, private readonly CurrentEdition $edition ) {}

	/**
	 * @param list<string> $questionIds
	 * @param int          $days      0 for all time.
	 * @param int|null     $expiresIn days.
	 * @throws ValidationFailed a question is not in the survey, or the limit of links is reached.
	 * @throws RequestError upgrade needed.
	 */
	public function run( Survey $survey, int $userId, array $questionIds, bool $texts, int $days, ?int $expiresIn ): Share {
		if ( self::FREE_DAYS !== $days ) {
			$this->edition->get()->check( PlanFeature::LONG_RANGES );
		}
		$known      = array_map( static fn( Question $question ): string => $question->id, $survey->questions );
		$violations = array();
		foreach ( $questionIds as $index => $id ) {
			if ( ! in_array( $id, $known, true ) ) {
				$violations[] = new Violation( "question_ids[$index]", 'unknown_question' );
			}
		}
		$this->shares->forgetExpired( $survey->id );
		if ( count( $this->shares->ofSurvey( $survey->id ) ) >= ShareRepository::MOST ) {
			$violations[] = new Violation( '', 'maxItems', ShareRepository::MOST, self::enough() );
		}
		if ( array() !== $violations ) {
			throw new ValidationFailed( $violations );
		}
		return $this->shares->add(
			$survey->id,
			$userId,
			bin2hex( random_bytes( 16 ) ),
			array_values( array_intersect( $known, $questionIds ) ), // Unique, in the survey's order.
			$texts,
			$days,
			$expiresIn
		);
	}

	private static function enough(): string {
		return sprintf(
			/* translators: %d: number of links */
			__( 'This survey already has %d links to its results. Delete one first.', 'userfeedback' ),
			ShareRepository::MOST
		);
	}
}
