<?php
declare(strict_types=1);

namespace UserFeedback\Results\Finish;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Transaction;
use UserFeedback\Responses\Bits\Mark;
use UserFeedback\Responses\Filters\Filter;
use UserFeedback\Results\Filtered\Meant;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Completion time of the people who finished. */
final class ReadFinish {

	public function __construct( private readonly Meant $meant, private readonly Transaction $transaction ) {}

	/** @throws StorageFailed */
	public function run( int $surveyId, Filter $filter ): MedianSeconds {
		$this->meant->settle( $surveyId );
		return $this->transaction->run(
			function () use ( $surveyId, $filter ): MedianSeconds {
				$median = new MedianSeconds();
				foreach ( $this->meant->parts( $surveyId, $filter, array( Mark::SECONDS ) ) as $part ) {
					$median->add( $part );
				}
				return $median;
			}
		);
	}
}
