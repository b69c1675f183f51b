<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Retry;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\ValidationResult;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\NewResponse;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Submit\RateLimit\RateLimit;
use UserFeedback\Responses\Visits\Visit;
use UserFeedback\Responses\Visits\VisitRepository;
use UserFeedback\Surveys\Live\LiveSurveys;
use UserFeedback\Surveys\Live\QuotaRepository;
use UserFeedback\Surveys\Storage\SurveyQuotas;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Stores one response: everything is checked before the one statement that stores it.
 *
 * REST and the collector share it, and for the collector only a small part of WordPress is loaded. ArchitectureTest lists the
 * WordPress functions that this class and its dependencies may call.
 */
final class SubmitResponse {

	/**
	 * @param Closure(): SingleUseToken  $singleUse   called only for a survey that needs an invitation.
	 * @param Closure(): QuotaRepository $quotas      called only for a survey with a limit or quotas; so is the next one.
	 * @param Closure(): Transaction     $transaction
	 * @param Closure(): VisitRepository $visits      called only for a survey that records visits.
	 */
	public function __construct(
		private readonly LiveSurveys $surveys,
		private readonly WriteToken $tokens,
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		private readonly RequestOrigin $origin,
		private readonly RateLimit $limit,
		private readonly ResponseRepository $responses,
		private readonly Clock $clock,
		#[Lazy( SingleUseToken::class )] private readonly Closure $singleUse,
		#[Lazy( QuotaRepository::class )] private readonly Closure $quotas,
		#[Lazy( Transaction::class )] private readonly Closure $transaction,
		#[Lazy( VisitRepository::class )] private readonly Closure $visits
	) {}

	/**
	 * @param (Closure(int, ValidationResult<list<Answer>>): list<Violation>)|null $findViolations returns the errors that other
	 *                                       plugins find in a response to a survey
	 * @return array{int, bool, bool} the response's id; false if an earlier request has already stored it; and false if it is
	 *                                kept apart because the survey's limit, or a quota, was reached.
	 * @throws RequestError|ValidationFailed|StorageFailed nothing was stored.
	 */
	public function submit( int $surveyId, Submission $submission, ?Closure $findViolations = null ): array {
		$questions = $this->surveys->questions( $surveyId ) ?? throw RequestError::notFound();
		$this->tokens->check( $surveyId, $submission->nonce );
		if ( $this->surveys->isByInvitation( $surveyId ) ) {
			$sent   = array_column( $submission->answers, 'value', 'question_id' );
			$fields = SingleUseToken::hiddenFields( $questions, static fn( Question $field ): mixed => $sent[ $field->id ] ?? null );
			( $this->singleUse )()->isValid( $surveyId, $submission->token, $fields ) || throw RequestError::badToken();
		}
		$answers = $this->checkedAnswers( $surveyId, $questions, $submission, $findViolations );
		$address = $this->origin->address();

		$first = Retry::onConflict( fn(): ?int => $this->countSender( $surveyId, $address, $submission->token ) );
		if ( null !== $first ) {
			return array( $first, false, $this->isCounted( $surveyId, $first ) );
		}
		$response         = new NewResponse(
			$surveyId,
			$submission->token,
			$answers,
			$submission->page,
			$this->clock->now(),
			$this->origin->visitor( $submission->device, $submission->os ),
			$submission->isSpam() ? ResponseStatus::SPAM : ResponseStatus::PUBLISH,
			$submission->language,
			$submission->seconds()
		);
		[ $id, $counted ] = $this->store( $response );
		if ( null !== $id ) {
			$this->recordVisit( $questions, $submission, $response );
			return array( $id, true, $counted );
		}
		$first = Retry::onConflict( fn(): ?int => $this->responses->idOf( $surveyId, $submission->token ) )
			?? throw new StorageFailed( 'The response was not stored.' );
		Retry::onConflict( fn() => $this->limit->takeBack( $surveyId, $address ) );
		return array( $first, false, $this->isCounted( $surveyId, $first ) );
	}

	/**
	 * Spam takes no place. Its sender gets the same reply as others at that moment. A response that belongs to several quotas takes a
	 * place of each, or of none.
	 *
	 * @return array{int|null, bool} the id, null if a response with its token was stored before; and whether it is counted.
	 */
	private function store( NewResponse $response ): array {
		$quotas = $this->surveys->quotas( $response->surveyId );
		$cells  = $quotas?->cellsOf(
			Answer::values( $response->answers ),
			$response->visitor->device,
			$response->language,
			$response->page->url
		) ?? array();
		if ( null === $quotas || array() === $cells || ResponseStatus::SPAM === $response->status ) {
			$id   = Retry::onConflict( fn(): ?int => $this->responses->add( $response ) );
			$full = array_filter( $cells, fn( string $cell ): bool => $this->isFull( $quotas, $cell ) );
			return array( $id, array() === $full );
		}
		Retry::onConflict( fn() => ( $this->quotas )()->prepare( $quotas ) );
		return ( $this->transaction )()->run(
			function () use ( $response, $quotas, $cells ): array {
				$counted = ( $this->quotas )()->take( $quotas, $cells );
				$id      = $this->responses->add( $counted ? $response : $response->overLimit() );
				if ( null === $id && $counted ) {
					( $this->quotas )()->add( $quotas->surveyId, $cells, -1 );
				}
				return array( $id, $counted );
			}
		);
	}

	/**
	 * Records the visit after its response is stored, and never instead of it. A repeat records nothing. Without steps, nobody
	 * knows how the visit went, so what was recorded of it is deleted. If it was over before, it is in the sums, and its answers
	 * were kept as a partial response, which is deleted: now the visitor has sent them.
	 *
	 * @param list<Question> $questions
	 */
	private function recordVisit( array $questions, Submission $submission, NewResponse $response ): void {
		$sent = ResponseStatus::SPAM === $response->status ? null : $submission->visit;
		if ( null === $sent ) {
			return;
		}
		$surveyId = $response->surveyId;
		$visit    = $this->surveys->recordsVisits( $surveyId ) ? Visit::of( $questions, $sent['steps'], true ) : null;
		try {
			if ( array() === $sent['steps'] ) {
				$this->deleteVisit( $surveyId, $sent['token'] );
			} elseif ( null !== $visit && null === $this->responses->partialAnswers( $surveyId, $sent['token'] ) ) {
				( $this->visits )()->store( $surveyId, $sent['token'], $visit, $response->visitor->device, $response->language );
			}
			if ( null !== $this->responses->idOf( $surveyId, $sent['token'] ) ) {
				Retry::onConflict( fn() => $this->responses->deletePartial( $surveyId, $sent['token'] ) );
			}
		} catch ( StorageFailed ) {
			return; // Only the visit is lost.
		}
	}

	/** @throws StorageFailed */
	private function deleteVisit( int $surveyId, string $token ): void {
		if ( null !== ( $this->visits )()->unfinished( $surveyId, $token ) ) {
			Retry::onConflict( fn() => ( $this->visits )()->delete( $surveyId, $token ) );
		}
	}

	private function isFull( ?SurveyQuotas $quotas, string $cell ): bool {
		return null !== $quotas && ( $this->quotas )()->taken( $quotas->surveyId, $cell ) >= $quotas->target( $cell );
	}

	private function isCounted( int $surveyId, int $id ): bool {
		return null === $this->surveys->quotas( $surveyId ) || ! $this->responses->isOverLimit( $id );
	}

	/**
	 * A browser that didn't receive our reply repeats its request, which is not abuse. Repeats are searched for only when the
	 * limit is reached, because most responses are not repeats.
	 *
	 * @return int|null the response that this one repeats, if the limit is reached
	 * @throws RequestError|StorageFailed rate limit reached.
	 */
	private function countSender( int $surveyId, string $address, string $token ): ?int {
		try {
			$this->limit->count( $surveyId, $address );
			return null;
		} catch ( RequestError $tooMany ) {
			return $this->responses->idOf( $surveyId, $token ) ?? throw $tooMany;
		}
	}

	/**
	 * @param list<Question> $questions
	 * @param (Closure(int, ValidationResult<list<Answer>>): list<Violation>)|null $findViolations
	 * @return list<Answer>
	 * @throws ValidationFailed
	 */
	private function checkedAnswers( int $surveyId, array $questions, Submission $submission, ?Closure $findViolations ): array {
		$version    = $submission->version;
		$seen       = null !== $version && $version < $this->surveys->version( $surveyId ) ? $version : null;
		$checked    = ( new AnswerRules( $questions, $this->edition ) )->check( $submission->answers, $seen );
		$violations = $checked->violations;
		if ( null !== $findViolations ) {
			$labeled = new ValidationResult( self::labeled( $questions, $checked->value ), $violations );
			array_push( $violations, ...$findViolations( $surveyId, $labeled ) );
		}
		if ( array() !== $violations ) {
			throw new ValidationFailed( $violations );
		}
		return $checked->value;
	}

	/**
	 * @param list<Question> $questions
	 * @param list<Answer>   $answers
	 * @return list<Answer> with the labels that options have now
	 */
	private static function labeled( array $questions, array $answers ): array {
		$byId = array_column( $questions, null, 'id' );
		return array_map( static fn( Answer $answer ): Answer => $answer->labeled( $byId[ $answer->questionId ] ?? null ), $answers );
	}
}
