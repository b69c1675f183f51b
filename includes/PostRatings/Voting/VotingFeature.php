<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Voting;

use UserFeedback\Clock;
use UserFeedback\Database\Db;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Feature;
use UserFeedback\Lifecycle\WriteKey;
use UserFeedback\PostRatings\RatingKey;
use UserFeedback\PostRatings\Reasons\ReasonDoor;
use UserFeedback\PostRatings\Reasons\ReasonRepository;
use UserFeedback\PostRatings\Reasons\TakeReason;
use UserFeedback\Responses\Submit\SubmitFeature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stores votes and reasons from visitors. Used by REST, and by the collector, which loads only a little of WordPress. */
final class VotingFeature extends Feature {

	/** @param CurrentEdition $edition the edition for visitors */
	public function __construct(
		private readonly Db $db,
		private readonly Clock $clock,
		private readonly SubmitFeature $submit,
		private readonly CurrentEdition $edition
	) {}

	public static function key(): RatingKey {
		return new RatingKey( WriteKey::current(), WriteKey::before() );
	}

	public function votes(): VoteRepository {
		return new VoteRepository( $this->db );
	}

	public function cast(): CastVote {
		return new CastVote( $this->admit(), $this->votes(), $this->clock );
	}

	public function takeReason(): TakeReason {
		return new TakeReason( $this->admit(), $this->votes(), new ReasonRepository( $this->db ), $this->clock );
	}

	public function voteDoor(): VoteDoor {
		return new VoteDoor( $this->cast() );
	}

	public function reasonDoor(): ReasonDoor {
		return new ReasonDoor( $this->takeReason() );
	}

	private function admit(): AdmitVoter {
		return new AdmitVoter(
			$this->edition,
			self::key(),
			$this->submit->sender(),
			$this->submit->rateLimit(),
			new OpenPostQuery( $this->db )
		);
	}
}
