<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Results\FilteredResponses;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Completion time of the people who finished. */
final class ReadCompletionTime {

	public function __construct( private readonly FilteredResponses $filtered, private readonly Transaction $transaction ) {}

	/** @throws StorageFailed */
	public function run( int $surveyId, ResponseFilter $filter ): MedianSeconds {
		$this->filtered->settle( $surveyId );
		return $this->transaction->run(
			function () use ( $surveyId, $filter ): MedianSeconds {
				$median = new MedianSeconds();
				foreach ( $this->filtered->parts( $surveyId, $filter, array( Facet::SECONDS ) ) as $part ) {
					$median->add( $part );
				}
				return $median;
			}
		);
	}
}
