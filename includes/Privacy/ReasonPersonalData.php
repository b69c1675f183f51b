<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\PostRatings\Reasons\ReasonRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Reasons for ratings, for WordPress's personal data tools. A rating asks for no address, so a reason belongs to a person if it
 * contains their address. The rating itself identifies nobody and stays counted.
 *
 * A page is a range of ids, as in EmailInAnswersQuery.
 *
 * @phpstan-import-type Reason from ReasonRepository
 */
final class ReasonPersonalData {

	private const IDS = 5000;

	public function __construct( private readonly ReasonRepository $reasons, private readonly int $ids = self::IDS ) {}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	public function export( string $address, int $page = 1 ): array {
		return array(
			'data' => array_map( self::item( ... ), $this->page( $address, max( 1, $page ) ) ),
			'done' => $this->isLast( max( 1, $page ) ),
		);
	}

	/** @return array{items_removed: int, items_retained: bool, messages: list<string>, done: bool} */
	public function erase( string $address, int $page = 1 ): array {
		$removed  = 0;
		$retained = false;
		try {
			$found   = array_map( static fn( array $reason ): int => $reason['id'], $this->page( $address, max( 1, $page ) ) );
			$removed = $this->reasons->delete( $found );
		} catch ( StorageFailed ) {
			$retained = true;
		}
		return array(
			'items_removed'  => $removed,
			'items_retained' => $retained,
			'messages'       => $retained
				? array(
					__(
						'Some rating reasons couldn’t be deleted, because the database didn’t respond. Erase the data again.',
						'userfeedback'
					),
				)
				: array(),
			'done'           => $this->isLast( max( 1, $page ) ),
		);
	}

	/** @return list<Reason> */
	private function page( string $address, int $page ): array {
		return array_values(
			array_filter(
				$this->reasons->with( $address, ( $page - 1 ) * $this->ids, $page * $this->ids ),
				static fn( array $reason ): bool => EmailInAnswersQuery::mentions( $reason['text'], $address )
			)
		);
	}

	private function isLast( int $page ): bool {
		return $this->reasons->lastId() <= $page * $this->ids;
	}

	/**
	 * @param Reason $reason
	 * @return array<string, mixed>
	 */
	private static function item( array $reason ): array {
		$lines = array(
			__( 'Post', 'userfeedback' )      => get_the_title( $reason['post_id'] ),
			__( 'Submitted', 'userfeedback' ) => Clock::toApi( Clock::fromStored( $reason['created_at'] ) ),
			__( 'Rating', 'userfeedback' )    => (string) $reason['rating'],
			__( 'Text', 'userfeedback' )      => $reason['text'],
		);
		return array(
			'group_id'          => 'userfeedback-ratings',
			'group_label'       => __( 'Post ratings', 'userfeedback' ),
			'group_description' => __( 'Reasons given for ratings of this site’s posts that contain this email address.', 'userfeedback' ),
			'item_id'           => "userfeedback-rating-{$reason['id']}",
			'data'              => array_map(
				static fn( string $name, string $value ): array => array(
					'name'  => $name,
					'value' => $value,
				),
				array_keys( $lines ),
				$lines
			),
		);
	}
}
