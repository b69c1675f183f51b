<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Usage;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Storage\SurveyStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class UsageQuery {

	/** Surveys read per query. */
	private const PAGE = 200;

	public function __construct( private readonly Db $db ) {}

	/** Returns name and version, the version as two numbers only. */
	public function database(): string {
		return (string) preg_replace( '/(\d+\.\d+).*\z/', '$1', $this->db->product() );
	}

	/** Counts surveys outside the trash. */
	public function surveys(): int {
		return (int) $this->db->value( 'SELECT COUNT(*) FROM {surveys} WHERE status <> %s', array( SurveyStatus::TRASH->value ) );
	}

	/** Estimates the count from the lowest and highest ID, which takes two index lookups: includes deleted responses. */
	public function responses(): int {
		return (int) $this->db->value( 'SELECT MAX(id) - MIN(id) + 1 FROM {responses}' );
	}

	/** @return list<string> question types used in surveys outside the trash, in the order of the contract. */
	public function questionTypes(): array {
		$used  = array();
		$after = 0;
		do {
			$rows = $this->db->rows(
				'SELECT id, questions FROM {surveys} WHERE id > %d AND status <> %s ORDER BY id LIMIT %d',
				array( $after, SurveyStatus::TRASH->value, self::PAGE )
			);
			foreach ( $rows as $row ) {
				$after     = (int) $row['id'];
				$questions = json_decode( (string) $row['questions'], true );
				$types     = is_array( $questions ) ? array_column( $questions, 'type' ) : array();
				$used      = array_unique( array( ...$used, ...array_filter( $types, 'is_string' ) ) );
			}
		} while ( self::PAGE === count( $rows ) );
		return array_values( array_intersect( QuestionTypes::names(), $used ) );
	}
}
