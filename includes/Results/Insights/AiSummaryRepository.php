<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights;

use UserFeedback\Platform\Database\Db;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The latest summary of each survey. */
final class AiSummaryRepository {

	public function __construct( private readonly Db $db ) {}

	public function find( int $surveyId ): ?AiSummary {
		$row = $this->db->row( 'SELECT * FROM {summaries} WHERE survey_id = %d', array( $surveyId ) );
		return null === $row ? null : new AiSummary(
			$surveyId,
			(int) $row['last_response'],
			(string) $row['summary'],
			(int) $row['texts_read'],
			(int) $row['texts'],
			(string) $row['made_at']
		);
	}

	public function save( AiSummary $summary ): void {
		$this->db->write(
			'INSERT INTO {summaries} (survey_id, last_response, summary, texts_read, texts, made_at) VALUES (%d, %d, %s, %d, %d, %s)
				ON DUPLICATE KEY UPDATE last_response = VALUES(last_response), summary = VALUES(summary),
				texts_read = VALUES(texts_read), texts = VALUES(texts), made_at = VALUES(made_at)',
			array( $summary->surveyId, $summary->lastResponse, $summary->text, $summary->read, $summary->texts, $summary->madeAt )
		);
	}

	/** Returns the newest published response; 0 if none. */
	public function lastResponse( int $surveyId ): int {
		return (int) $this->db->value(
			'SELECT id FROM {responses} WHERE survey_id = %d AND status = %s ORDER BY day DESC, submitted_at DESC, id DESC LIMIT 1',
			array( $surveyId, 'publish' )
		);
	}
}
