<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reading;

use DateTimeImmutable;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Results\Exports\Files\CsvWriter;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * CSV export of ratings: all posts, or each vote for one post. It reads a page of rows at a time, and output above a megabyte
 * goes to disk, so memory use does not grow with the number of votes.
 */
final class ExportRatings {

	/** Rows per page. */
	private const PAGE = 500;

	/** @param CurrentEdition $edition the edition for visitors */
	public function __construct(
		private readonly ReadRatedPosts $posts,
		private readonly ReadRatedPost $post,
		private readonly PostVotesQuery $votes,
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		private readonly Clock $clock,
		private readonly int $page = self::PAGE
	) {}

	/**
	 * @param int $postId 0 for all posts.
	 * @return array{resource, string} the file, rewound, and its name
	 * @throws RequestError|StorageFailed not found, upgrade needed.
	 */
	public function run( int $postId ): array {
		$this->edition->get()->check( PlanFeature::POST_RATINGS );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fopen -- No file of the site's.
		$file = fopen( 'php://temp/maxmemory:1048576', 'w+b' );
		if ( false === $file ) {
			throw new StorageFailed( 'There is no room for the file.' );
		}
		if ( 0 === $postId ) {
			$this->writePosts( $file );
		} else {
			$this->post->post( $postId ); // Counts pending votes, and throws for a missing post.
			$this->writeVotes( $file, $postId );
		}
		rewind( $file );
		$day = $this->clock->day();
		return array( $file, 0 === $postId ? "post-ratings-$day.csv" : "post-ratings-$postId-$day.csv" );
	}

	/** @param resource $file */
	private function writePosts( $file ): void {
		$book    = new CsvWriter();
		$heading = array(
			__( 'Post ID', 'userfeedback' ),
			__( 'Title', 'userfeedback' ),
			__( 'URL', 'userfeedback' ),
			__( 'Total ratings', 'userfeedback' ),
			__( 'Average rating', 'userfeedback' ),
			__( 'Ratings, last 30 days', 'userfeedback' ),
			__( 'Average rating, last 30 days', 'userfeedback' ),
			__( 'Last rated', 'userfeedback' ),
		);
		$page    = 0;
		do {
			$found = $this->posts->page( new RatingListRequest( ++$page, $this->page, '', 'total_ratings', false, false, false ) )['items'];
			self::write( $file, $book->rows( 0, '', $heading, array_map( self::postRow( ... ), $found ) ) );
		} while ( count( $found ) === $this->page );
	}

	/** @param resource $file */
	private function writeVotes( $file, int $postId ): void {
		$book    = new CsvWriter();
		$heading = array( __( 'Date', 'userfeedback' ), __( 'Rating', 'userfeedback' ), __( 'Reason', 'userfeedback' ) );
		$last    = array( '1000-01-01 00:00:00', '' );
		do {
			$votes = $this->votes->after( $postId, $last, $this->page );
			$rows  = array();
			foreach ( $votes as $vote ) {
				$last   = array( $vote['created_at'], $vote['token'] );
				$rows[] = array(
					Clock::fromStored( $vote['created_at'] )->setTimezone( wp_timezone() ),
					$vote['rating'],
					$vote['reason'],
				);
			}
			self::write( $file, $book->rows( 0, '', $heading, $rows ) );
		} while ( count( $votes ) === $this->page );
	}

	/**
	 * @param array<string, mixed> $item
	 * @return list<string|int|float|DateTimeImmutable|null>
	 */
	private static function postRow( array $item ): array {
		/**
		 * @var array{
		 *     post_id: int,
		 *     post_title: string,
		 *     url: string|null,
		 *     total_ratings: int,
		 *     average_rating: float|null,
		 *     total_ratings_30_days: int,
		 *     average_rating_30_days: float|null,
		 *     last_rated_at: string|null,
		 * } $item
		 */
		return array(
			$item['post_id'],
			$item['post_title'],
			$item['url'],
			$item['total_ratings'],
			$item['average_rating'],
			$item['total_ratings_30_days'],
			$item['average_rating_30_days'],
			null === $item['last_rated_at'] ? null : ( new DateTimeImmutable( $item['last_rated_at'] ) )->setTimezone( wp_timezone() ),
		);
	}

	/** @param resource $file */
	private static function write( $file, string $bytes ): void {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
		if ( fwrite( $file, $bytes ) !== strlen( $bytes ) ) {
			throw new StorageFailed( 'There is no room for the file.' );
		}
	}
}
