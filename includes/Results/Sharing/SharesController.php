<?php
declare(strict_types=1);

namespace UserFeedback\Results\Sharing;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * REST routes for links to results. Users who may view results see them; creating or deleting a link also requires permission
 * to publish surveys, because a link is public.
 */
final class SharesController {

	/** Days of results that every edition includes. */
	private const FREE_DAYS = 7;

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly ShareRepository $shares,
		private readonly CurrentEdition $edition
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/shares', array( self::class, 'index' ), Permission::VIEW )
				->returns( static fn() => ShareShape::list() ),
			Route::post( 'surveys/{id}/shares', array( self::class, 'create' ), Permission::VIEW_AND_EDIT )
				->body( static fn() => ShareShape::request() )
				->returns( static fn() => ShareShape::share(), 201 ),
			Route::delete( 'shares/{id}', array( self::class, 'delete' ), Permission::VIEW_AND_EDIT )
				->returns( null, 204 ),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function index( Request $request ): array {
		$this->surveys->mustHave( $request->id() );
		return ShareMapper::list( $this->shares->ofSurvey( $request->id() ), current_user_can( Permission::EDIT->value ) );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Problem
	 */
	public function create( Request $request ): array {
		$survey = $this->surveys->get( $request->id() );
		/** @var array{question_ids: list<string>, texts: bool, days: string, expires_in: int|null} $asked */
		$asked = $request->body();
		return ShareMapper::toArray(
			$this->createShare(
				$survey,
				get_current_user_id(),
				$asked['question_ids'],
				$asked['texts'],
				(int) $asked['days'],
				$asked['expires_in']
			)
		);
	}

	/**
	 * @return null `null` is no return type before PHP 8.2
	 * @throws Problem
	 */
	public function delete( Request $request ): mixed {
		$share = $this->shares->get( $request->id() );
		$this->shares->delete( $share->id );
		do_action( 'userfeedback_shared_results_changed', array( $share->surveyId ) ); // See ChangeSurveyStatus.
		return null;
	}

	/**
	 * Creates a link to chosen results. It can't be guessed: it has 128 random bits.
	 *
	 * @param list<string> $questionIds
	 * @param int          $days      0 for all time.
	 * @param int|null     $expiresIn days.
	 * @throws ValidationFailed a question is not in the survey, or the limit of links is reached.
	 * @throws RequestError upgrade needed.
	 */
	private function createShare( Survey $survey, int $userId, array $questionIds, bool $texts, int $days, ?int $expiresIn ): Share {
		if ( self::FREE_DAYS !== $days ) {
			$this->edition->get()->check( PlanFeature::LONG_RANGES );
		}
		$known      = array_map( static fn( Question $question ): string => $question->id, $survey->answerable() );
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
