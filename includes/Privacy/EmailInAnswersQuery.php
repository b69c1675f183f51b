<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Reading\SingleResponse;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Finds responses that contain an email address, whatever their status and even if the question was since changed.
 *
 * WordPress asks page by page and keeps only the page number in between. So a page is a range of ids, not a number of matches:
 * its cost does not depend on the number of rows, and no match is skipped after those of the previous page were erased. Answers
 * have no index, so the range is read completely.
 */
final class EmailInAnswersQuery {

	/** Ids per page. Reading the answers of one page takes a fraction of a second. */
	private const IDS = 5000;

	public function __construct( private readonly Db $db, private readonly int $ids = self::IDS ) {}

	/**
	 * @param int $page from 1.
	 * @return list<SingleResponse> oldest first
	 */
	public function page( string $address, int $page ): array {
		// Finds rows that contain the text anywhere, in any case. The loop below checks if it is the answer to a question.
		$rows = $this->db->rows(
			'SELECT * FROM {responses} WHERE id > %d AND id <= %d AND LOWER(answers) LIKE %s ORDER BY id',
			array( ( $page - 1 ) * $this->ids, $page * $this->ids, $this->db->like( $this->asStored( strtolower( $address ) ) ) )
		);
		return array_values(
			array_filter(
				array_map( array( SingleResponse::class, 'fromRow' ), $rows ),
				fn( ?SingleResponse $single ): bool => null !== $single && $this->containsAddress( $single->response, $address )
			)
		);
	}

	public function isLast( int $page ): bool {
		return (int) $this->db->value( 'SELECT MAX(id) FROM {responses}' ) <= $page * $this->ids;
	}

	private function asStored( string $text ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- Must match Answer::toJson().
		return substr( (string) json_encode( $text, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), 1, -1 );
	}

	private function containsAddress( StoredResponse $response, string $address ): bool {
		$same = static fn( Answer $answer ): bool => $answer->type->isEmailAddress()
			&& 0 === strcasecmp( trim( $answer->text() ), $address );
		return array() !== array_filter( $response->answers, $same );
	}
}
