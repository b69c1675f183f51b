<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Counting\CountVotes;
use UserFeedback\PostRatings\Counting\RecountRatings;
use UserFeedback\PostRatings\RatingKey;
use UserFeedback\Tests\Support\Cases\RestAnswer;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

/**
 * For tests in which visitors rate posts.
 *
 * @phpstan-require-extends SiteTestCase
 */
trait Rating {

	private int $sender = 0;

	/** @param array<string, string> $changes */
	protected function aPost( string $title = 'A post', array $changes = array() ): int {
		/** @var array{post_title: string} $post what WordPress takes. */
		$post = $changes + array(
			'post_title'   => $title,
			'post_content' => 'Its text.',
			'post_status'  => 'publish',
			'post_type'    => 'post',
		);
		$id   = wp_insert_post( $post, true );
		self::assertIsInt( $id );
		return $id;
	}

	/** @return array<string, mixed> the body that a browser sends. */
	protected static function vote( int $post, ?int $rating, ?string $token = null ): array {
		return array(
			'rating' => $rating,
			'token'  => $token ?? wp_generate_uuid4(),
			'nonce'  => Plugin::get( RatingKey::class )->of( $post ),
		);
	}

	/** Rates from a new address each time, to stay below the rate limit. */
	protected function rate( int $post, ?int $rating, ?string $token = null ): RestAnswer {
		$_SERVER['REMOTE_ADDR'] = long2ip( 0x0A000000 + ( ++$this->sender ) );
		$answer                 = $this->request( 'POST', "post-ratings/$post", self::vote( $post, $rating, $token ) );
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		return $answer;
	}

	protected function giveReason( int $post, string $token, string $text, string $website = '' ): RestAnswer {
		return $this->request(
			'POST',
			"post-ratings/$post/reason",
			array(
				'token'   => $token,
				'nonce'   => Plugin::get( RatingKey::class )->of( $post ),
				'text'    => $text,
				'website' => $website,
			)
		);
	}

	protected function fold(): int {
		return Plugin::get( CountVotes::class )->run();
	}

	protected function differences(): int {
		return Plugin::get( RecountRatings::class )->recount();
	}

	/** @return list<int> counts by stars, one star first. */
	protected function counted( int $post ): array {
		$row = Plugin::get( Db::class )->row(
			'SELECT rated_1, rated_2, rated_3, rated_4, rated_5 FROM {rating_posts} WHERE post_id = %d',
			array( $post )
		);
		return array_map( 'intval', array_values( $row ?? array( 0, 0, 0, 0, 0 ) ) );
	}
}
