<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Texts;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Storage\Answer;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Finds texts that were given as email addresses. The stored answer decides: the type of a question can change after visitors
 * have answered it.
 */
final class EmailTextsQuery {

	/** Responses per query: each may be 64 KB. */
	private const MANY = 100;

	public function __construct( private readonly Db $db ) {}

	/**
	 * @param list<TextAnswer> $texts
	 * @return list<TextAnswer> texts that are not email addresses, in the same order
	 */
	public function withoutAddresses( array $texts ): array {
		$addresses = $this->of( array_map( static fn( TextAnswer $text ): int => $text->responseId, $texts ) );
		return array_values(
			array_filter( $texts, static fn( TextAnswer $text ): bool => ! isset( $addresses[ $text->responseId ][ $text->questionId ] ) )
		);
	}

	/**
	 * @param list<int> $responseIds
	 * @return array<int, array<string, true>> by response and question.
	 */
	public function of( array $responseIds ): array {
		$addresses = array();
		foreach ( array_chunk( array_values( array_unique( $responseIds ) ), self::MANY ) as $some ) {
			foreach ( $this->db->rows(
				'SELECT id, answers FROM {responses} WHERE id IN (' . Db::placeholders( $some ) . ')',
				$some
			) as $row ) {
				foreach ( Answer::fromJson( (string) $row['answers'] ) as $answer ) {
					if ( $answer->type->isEmailAddress() ) {
						$addresses[ (int) $row['id'] ][ $answer->questionId ] = true;
					}
				}
			}
		}
		return $addresses;
	}
}
