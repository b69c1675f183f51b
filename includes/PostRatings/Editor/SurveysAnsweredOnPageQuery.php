<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Editor;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Finds surveys with responses from a page. */
final class SurveysAnsweredOnPageQuery {

	public function __construct( private readonly Db $db ) {}

	/**
	 * Counts responses in an index, without reading one.
	 *
	 * @return list<array{id: int, title: string, responses: int}> those with the most first; without the trash.
	 */
	public function surveys( int $postId, int $most ): array {
		return array_map(
			static fn( array $row ): array => array(
				'id'        => (int) $row['id'],
				'title'     => (string) $row['title'],
				'responses' => (int) $row['responses'],
			),
			$this->db->rows(
				"SELECT s.id, s.title, answered.responses FROM (
					SELECT survey_id, COUNT(*) AS responses FROM {responses} WHERE page_id = %d AND status = 'publish' GROUP BY survey_id
				) answered JOIN {surveys} s ON s.id = answered.survey_id AND s.status <> 'trash'
				ORDER BY answered.responses DESC, s.id DESC LIMIT %d",
				array( $postId, $most )
			)
		);
	}
}
