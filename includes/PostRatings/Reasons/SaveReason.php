<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reasons;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Retry;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Text;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Voting\AuthorizeVote;
use UserFeedback\PostRatings\Voting\VoteRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores the reason that a visitor gives for a low vote. */
final class SaveReason {

	private const DEFAULT_HIGHEST = 2;

	public function __construct(
		private readonly AuthorizeVote $authorize,
		private readonly VoteRepository $votes,
		private readonly ReasonRepository $reasons,
		private readonly Clock $clock
	) {}

	/**
	 * A spam bot gets the usual reply, but its text is not stored: it must not learn why.
	 *
	 * @param array<string, mixed> $reason in the contract's shape VoteReason
	 * @throws RequestError|ValidationFailed|StorageFailed nothing was stored.
	 */
	public function run( int $postId, array $reason ): void {
		/** @var array{token: string, nonce: string, text: string, website?: string} $reason it was checked. */
		$text = Text::tidied( $reason['text'] );
		if ( '' === $text ) {
			throw new ValidationFailed( array( new Violation( 'text', 'required' ) ) );
		}
		$this->authorize->run( $postId, $reason['nonce'] );
		$rating = $this->votes->ratingOf( $postId, $reason['token'] );
		if ( null === $rating || $rating > self::highestRatingAsked() ) {
			throw RequestError::notFound( 'There is no vote that is asked why.', 'vote' );
		}
		if ( '' !== ( $reason['website'] ?? '' ) ) {
			return;
		}
		$at = Clock::toStored( $this->clock->now() );
		Retry::onConflict( fn() => $this->reasons->put( $postId, $reason['token'], $rating, $text, $at ) );
	}

	/**
	 * The number of stars up to which a vote asks for a reason. For the collector, which can't load texts in the site's language.
	 *
	 * @return int highest number of stars; 0 if off
	 */
	private static function highestRatingAsked(): int {
		$stored = get_option( RatingSettings::OPTION, array() );
		if ( ! is_array( $stored ) || 'yes' !== ( $stored['ask_reason'] ?? 'no' ) ) {
			return 0;
		}
		$most = $stored['reason_at_most'] ?? self::DEFAULT_HIGHEST;
		return is_int( $most ) ? $most : self::DEFAULT_HIGHEST;
	}
}
