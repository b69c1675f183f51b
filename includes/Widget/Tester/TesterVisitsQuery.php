<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Tester;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stored data about visits: impressions per day, and on which pages and devices responses were given. */
final class TesterVisitsQuery {

	public function __construct( private readonly Db $db ) {}

	/**
	 * @return array{displays: int, since: string|null} impressions of all surveys from this day on, and the first day that has any.
	 */
	public function displays( string $from ): array {
		$row = $this->db->row(
			'SELECT SUM(impressions) AS displays, MIN(day) AS since FROM {daily} WHERE day >= %s AND impressions > 0',
			array( $from )
		);
		return array(
			'displays' => (int) ( $row['displays'] ?? 0 ),
			'since'    => $row['since'] ?? null,
		);
	}

	/**
	 * Counts the newest responses by ID, so that large sites stay fast; gaps between IDs make them fewer.
	 *
	 * @return list<array{page: int, url: string, device: string, country: string, answers: int}>
	 */
	public function answers( string $from, int $most ): array {
		$newest = (int) $this->db->value( 'SELECT MAX(id) FROM {responses}' );
		$rows   = $this->db->rows(
			"SELECT page_id, page_url, device, country, COUNT(*) AS answers FROM {responses}
				WHERE id > %d AND status = 'publish' AND day >= %s GROUP BY page_id, page_url, device, country",
			array( max( 0, $newest - $most ), $from )
		);
		return array_map(
			static fn( array $row ): array => array(
				'page'    => (int) $row['page_id'],
				'url'     => (string) $row['page_url'],
				'device'  => (string) $row['device'],
				'country' => (string) $row['country'],
				'answers' => (int) $row['answers'],
			),
			$rows
		);
	}
}
