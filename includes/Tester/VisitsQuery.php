<?php
declare(strict_types=1);

namespace UserFeedback\Tester;

use UserFeedback\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What is kept of visits: how often surveys were seen each day, and of answers where and on what they were given. */
final class VisitsQuery {

	/** The newest answers by the primary key, and no more, however many a site has. */
	private const NEWEST = '(SELECT page_id, page_url, device, country, status, day FROM {responses} ORDER BY id DESC LIMIT %d)';

	public function __construct( private readonly Db $db ) {}

	/** @return array{displays: int, since: string|null} of all surveys from this day on; the first day on which one was seen. */
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

	/** @return list<array{page: int, url: string, device: string, country: string, answers: int}> */
	public function answers( string $from, int $most ): array {
		$rows = $this->db->rows(
			'SELECT page_id, page_url, device, country, COUNT(*) AS answers FROM ' . self::NEWEST . " newest
				WHERE status = 'publish' AND day >= %s GROUP BY page_id, page_url, device, country",
			array( $most, $from )
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
