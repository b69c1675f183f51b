<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Servers;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Made\Rating;

/**
 * Base test with posts that visitors rate on a site that is really served. Its data is committed, so this test cleans up
 * itself.
 */
abstract class ServedRatings extends ServedCollector {

	use Rating;

	/** @var list<int> */
	private array $posts = array();

	protected function tearDown(): void {
		foreach ( $this->posts as $post ) {
			wp_delete_post( $post, true );
			Plugin::get( Db::class )->write( 'DELETE FROM {rate_limits} WHERE survey_id = %d', array( $post ) );
		}
		parent::tearDown();
	}

	protected function aStoredPost(): int {
		$post          = $this->aPost();
		$this->posts[] = $post;
		return $post;
	}

	/** @return array{votes: int, rows: int} as stored: those that count, and all. */
	protected function stored( int $post ): array {
		$row = Plugin::get( Db::class )->row(
			'SELECT COUNT(*) AS many, SUM(CASE WHEN rating > 0 THEN 1 ELSE 0 END) AS votes FROM {post_ratings} WHERE post_id = %d',
			array( $post )
		);
		return array(
			'votes' => (int) ( $row['votes'] ?? 0 ),
			'rows'  => (int) ( $row['many'] ?? 0 ),
		);
	}

	/** @param array<string, mixed>|null $body */
	protected function request( string $method, string $path, ?array $body = null ): RestAnswer {
		[ $status, $said ] = $this->rest( $path, (string) wp_json_encode( $body ) );
		return new RestAnswer( $status, json_decode( $said, true ), array() );
	}
}
