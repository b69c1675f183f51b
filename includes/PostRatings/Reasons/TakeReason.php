<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reasons;

use UserFeedback\Clock;
use UserFeedback\Contract\Problem\BadWriteToken;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\NotFound;
use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Contract\Problem\TooMany;
use UserFeedback\Contract\Validation\Text;
use UserFeedback\Contract\Validation\Violation;
use UserFeedback\Database\Retry;
use UserFeedback\PostRatings\Settings\AskedReason;
use UserFeedback\PostRatings\Voting\AdmitVoter;
use UserFeedback\PostRatings\Voting\VoteRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores the reason that a visitor gives for a low vote. */
final class TakeReason {

	public function __construct(
		private readonly AdmitVoter $admit,
		private readonly VoteRepository $votes,
		private readonly ReasonRepository $reasons,
		private readonly Clock $clock
	) {}

	/**
	 * A spam bot gets the usual reply, but its text is not stored: it must not learn why.
	 *
	 * @param array<string, mixed> $reason in the contract's shape VoteReason
	 * @throws NotFound|BadWriteToken|TooMany|Invalid|StorageFailed nothing was stored.
	 */
	public function run( int $postId, array $reason ): void {
		/** @var array{token: string, nonce: string, text: string, website?: string} $reason it was checked. */
		$text = Text::tidied( $reason['text'] );
		if ( '' === $text ) {
			throw new Invalid( array( new Violation( 'text', 'required' ) ) );
		}
		$this->admit->run( $postId, $reason['nonce'] );
		$rating = $this->votes->ratingOf( $postId, $reason['token'] );
		if ( null === $rating || $rating > AskedReason::atMost() ) {
			throw new NotFound( 'There is no vote that is asked why.', 'vote' );
		}
		if ( '' !== ( $reason['website'] ?? '' ) ) {
			return;
		}
		$at = Clock::toStored( $this->clock->now() );
		Retry::onConflict( fn() => $this->reasons->put( $postId, $reason['token'], $rating, $text, $at ) );
	}
}
