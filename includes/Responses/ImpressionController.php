<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Rest\Request;
use UserFeedback\Surveys\LiveSurveys;

/** A survey became visible to a visitor. */
final class ImpressionController {

	public function __construct(
		private readonly LiveSurveys $surveys,
		private readonly WriteToken $tokens,
		private readonly ImpressionRepository $impressions,
		private readonly Clock $clock
	) {}

	public function count( Request $request ): void {
		$survey = $this->surveys->find( $request->id() ) ?? throw new NotFound();
		$nonce  = $request->query()['nonce'] ?? '';
		$this->tokens->check( $survey->id, is_string( $nonce ) ? $nonce : '' );
		$this->impressions->add( $survey->id, $this->clock->day() );

		do_action( 'userfeedback_after_db_impression', $survey->id );
	}
}
