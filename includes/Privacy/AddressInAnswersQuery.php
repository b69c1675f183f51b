<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Contract\QuestionType;
use UserFeedback\Database\Db;
use UserFeedback\Responses\Answer;
use UserFeedback\Responses\Reading\SingleResponse;
use UserFeedback\Responses\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Responses in which somebody gave an e-mail address, whatever their status and whatever became of the question.
 *
 * WordPress asks page by page and remembers nothing in between but the number of the page. So a page is a range of ids,
 * and not a number of finds: it costs the same however many rows there are, and none is passed over when those of the
 * page before have been erased. No index knows answers, so a range is read whole.
 */
final class AddressInAnswersQuery {

	/** Ids of one page: so many answers are read in a fraction of a second. */
	private const IDS = 5000;

	public function __construct( private readonly Db $db, private readonly int $ids = self::IDS ) {}

	/**
	 * @param int $page from 1.
	 * @return list<SingleResponse> oldest first.
	 */
	public function page( string $address, int $page ): array {
		// Rows in which the letters stand anywhere, small or capital; whether that is the answer to a question is seen below.
		$rows = $this->db->rows(
			'SELECT * FROM {responses} WHERE id > %d AND id <= %d AND LOWER(answers) LIKE %s ORDER BY id',
			array( ( $page - 1 ) * $this->ids, $page * $this->ids, $this->db->like( $this->asStored( strtolower( $address ) ) ) )
		);
		return array_values(
			array_filter(
				array_map( array( SingleResponse::class, 'fromRow' ), $rows ),
				fn( ?SingleResponse $single ): bool => null !== $single && $this->gave( $single->response, $address )
			)
		);
	}

	public function isLast( int $page ): bool {
		return (int) $this->db->value( 'SELECT MAX(id) FROM {responses}' ) <= $page * $this->ids;
	}

	private function asStored( string $text ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- As AnswerMapper writes it.
		return substr( (string) json_encode( $text, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), 1, -1 );
	}

	private function gave( StoredResponse $response, string $address ): bool {
		$same = static fn( Answer $answer ): bool => QuestionType::EMAIL === $answer->type
			&& 0 === strcasecmp( trim( $answer->text() ), $address );
		return array() !== array_filter( $response->answers, $same );
	}
}
