<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Reading\SingleResponse;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Responses\Visitor\Visitor;
use UserFeedback\Responses\Visits\VisitRepository;

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
				static fn( ?SingleResponse $single ): bool => null !== $single && self::belongsTo( $single, $address )
			)
		);
	}

	/**
	 * Finds unfinished visits whose answers aren't a partial response yet. There are those of one day.
	 *
	 * @return list<SingleResponse> with the ids of the visits
	 */
	public function pending( string $address ): array {
		$rows = $this->db->rows(
			'SELECT * FROM {visits} WHERE is_summed = 0 AND LOWER(answers) LIKE %s ORDER BY id',
			array( $this->db->like( $this->asStored( strtolower( $address ) ) ) )
		);
		return array_values(
			array_filter(
				array_map( self::ofVisit( ... ), $rows ),
				static fn( SingleResponse $single ): bool => self::belongsTo( $single, $address )
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

	/** @param array<string, string|null> $row of an unfinished visit */
	private static function ofVisit( array $row ): SingleResponse {
		$response = new StoredResponse(
			(int) $row['id'],
			(int) $row['survey_id'],
			(string) $row['day'],
			Clock::toStored( VisitRepository::lastReport( $row ) ),
			Answer::fromJson( (string) $row['answers'] ),
			SubmittedPage::of( 0, '', '' )
		);
		return new SingleResponse( $response, ResponseStatus::PARTIAL, new Visitor( device: (string) $row['device'] ) );
	}

	/** An unfinished response has no answer to a question about the address, so it belongs to a person if a text contains it. */
	private static function belongsTo( SingleResponse $single, string $address ): bool {
		$has = ResponseStatus::PARTIAL === $single->status
			? static fn( Answer $answer ): bool => self::mentions( "{$answer->text()}\n$answer->comments", $address )
			: static fn( Answer $answer ): bool => $answer->type->isEmailAddress() && 0 === strcasecmp( trim( $answer->text() ), $address );
		return array() !== array_filter( $single->response->answers, $has );
	}

	/** Matches only a full address: one address can be the end or the beginning of another. */
	public static function mentions( string $text, string $address ): bool {
		$pattern = '/(?<![\w.%+-])' . preg_quote( $address, '/' ) . '(?![\w-]|\.\w)/iu';
		return '' !== $address && 1 === preg_match( $pattern, $text );
	}
}
