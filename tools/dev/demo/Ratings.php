<?php
declare(strict_types=1);

namespace UserFeedback\DemoContent;

use DateTimeImmutable;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Counting\CountVotes;
use UserFeedback\PostRatings\Reasons\ReasonRepository;
use UserFeedback\PostRatings\Settings\SaveRatingSettings;
use UserFeedback\PostRatings\Voting\VoteRepository;

/** Readers' ratings of the journal: one post is loved, one liked, and one didn't help most readers. */
final class Ratings {

	/** Number of votes for each post, and how often each number of stars. */
	private const VOTES = array(
		'why-blue-ink-turns-gray'       => array( 170, array( 1 => 2, 2 => 3, 3 => 9, 4 => 27, 5 => 59 ) ),
		'three-attempts-at-marbling'    => array( 120, array( 1 => 4, 2 => 6, 3 => 18, 4 => 40, 5 => 32 ) ),
		'what-the-weight-of-paper-says' => array( 64, array( 1 => 19, 2 => 28, 3 => 25, 4 => 17, 5 => 11 ) ),
	);

	/** Stars up to which readers are asked why. */
	private const ASKED_AT_MOST = 2;

	/** The share of those asked. */
	private const SAY_WHY = 0.45;

	private const WHY = array(
		'I still do not know which paper to buy.',
		'Too short',
		'A table with pens and papers would have helped.',
		'It depends, it depends… on what?',
		'I had hoped for pictures.',
		'You lost me at the ox gall',
		'Where can I buy the moss?',
		'Please name the papers that you mean.',
		'Nothing new here',
		'Good start, but then it just ends.',
	);

	public function __construct( private readonly Dice $dice ) {}

	/**
	 * @param array<string, int> $posts ids by slug.
	 * @return int number of votes.
	 */
	public function give( array $posts, DateTimeImmutable $now ): int {
		Plugin::get( SaveRatingSettings::class )->run( array( 'ask_reason' => 'yes', 'reason_at_most' => self::ASKED_AT_MOST ) );
		$calendar = new Calendar( $now, $this->dice );
		$votes    = 0;
		foreach ( self::VOTES as $slug => [ $count, $stars ] ) {
			$since   = get_post_datetime( $posts[ $slug ], 'date', 'gmt' );
			$moments = false === $since ? array() : $calendar->momentsSince( $since, $count );
			// Without a transaction, SQLite writes to disk for each row.
			Plugin::get( Transaction::class )->run(
				function () use ( $posts, $slug, $stars, $moments ): void {
					foreach ( $moments as $moment ) {
						$this->vote( $posts[ $slug ], $stars, $moment );
					}
				}
			);
			$votes += count( $moments );
		}
		Plugin::get( CountVotes::class )->run();
		return $votes;
	}

	/** @param non-empty-array<int, int> $stars how often each number is given. */
	private function vote( int $post, array $stars, DateTimeImmutable $moment ): void {
		$db     = Plugin::get( Db::class );
		$token  = $this->dice->uuid();
		$rating = (int) $this->dice->weighted( $stars );
		$at     = Clock::toStored( $moment );
		( new VoteRepository( $db ) )->put( $post, $token, $rating, Plugin::get( Clock::class )->day( $moment ), $at );
		if ( $rating <= self::ASKED_AT_MOST && $this->dice->chance( self::SAY_WHY ) ) {
			( new ReasonRepository( $db ) )->put( $post, $token, $rating, $this->dice->one( self::WHY ), $at );
		}
	}
}
