<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting;

use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Surveys\Live\QuotaRepository;
use UserFeedback\Surveys\Storage\SurveyQuotas;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Changes the counters of limits and quotas with the published responses that a survey gets back or loses. */
final class UpdateQuotas {

	public function __construct( private readonly QuotaRepository $quotas ) {}

	/**
	 * A response belongs to the quotas that it matches with the survey's current settings.
	 *
	 * @param list<StoredResponse> $responses
	 * @param 1|-1                 $sign
	 */
	public function add( array $responses, int $sign ): void {
		foreach ( $this->quotas->ofSurveys( array_values( array_unique( array_column( $responses, 'surveyId' ) ) ) ) as $quotas ) {
			$numbers = array();
			foreach ( $responses as $response ) {
				foreach ( $response->surveyId === $quotas->surveyId ? self::cellsOf( $quotas, $response ) : array() as $cell ) {
					$numbers[ $cell ] = ( $numbers[ $cell ] ?? 0 ) + 1;
				}
			}
			ksort( $numbers, SORT_STRING );
			foreach ( $numbers as $cell => $number ) {
				$this->quotas->add( $quotas->surveyId, array( $cell ), $sign * $number );
			}
		}
	}

	/** @return int how many counters of a survey were wrong; call it inside a transaction. */
	public function repair( int $surveyId ): int {
		$wrong = 0;
		foreach ( $this->quotas->ofSurveys( array( $surveyId ) ) as $quotas ) {
			$wrong += $this->quotas->repair( $quotas );
		}
		return $wrong;
	}

	/** @return list<string> */
	private static function cellsOf( SurveyQuotas $quotas, StoredResponse $response ): array {
		return $quotas->cellsOf( Answer::values( $response->answers ), $response->device, $response->language, $response->page->url );
	}
}
