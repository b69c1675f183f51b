<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Responses\Reading\SingleResponse;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Exports and erases survey responses for WordPress's personal data tools, by the person's email address.
 *
 * WordPress requests page after page until one is marked as the last.
 */
final class ResponsePersonalData {

	/** Responses deleted in one transaction. */
	private const AT_ONCE = 200;

	public function __construct(
		private readonly EmailInAnswersQuery $responses,
		private readonly SurveyRepository $surveys,
		private readonly DeleteResponses $delete
	) {}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	public function export( string $address, int $page = 1 ): array {
		$found   = $this->responses->page( $address, max( 1, $page ) );
		$surveys = $this->surveys->findMany(
			array_values( array_unique( array_map( static fn( SingleResponse $single ): int => $single->response->surveyId, $found ) ) )
		);

		return array(
			'data' => array_map(
				static fn( SingleResponse $single ): array => PersonalDataItem::of(
					$single,
					$surveys[ $single->response->surveyId ] ?? null
				),
				$found
			),
			'done' => $this->responses->isLast( max( 1, $page ) ),
		);
	}

	/** @return array{items_removed: int, items_retained: bool, messages: list<string>, done: bool} */
	public function erase( string $address, int $page = 1 ): array {
		$removed  = 0;
		$retained = false;
		$ids      = array_map(
			static fn( SingleResponse $single ): int => $single->response->id,
			$this->responses->page( $address, max( 1, $page ) )
		);
		foreach ( array_chunk( $ids, self::AT_ONCE ) as $some ) {
			try {
				$removed += $this->delete->delete( $some );
			} catch ( StorageFailed ) {
				$retained = true;
			}
		}
		return array(
			'items_removed'  => $removed,
			'items_retained' => $retained,
			'messages'       => $retained
				? array(
					__(
						'Some survey responses couldn’t be deleted, because the database didn’t respond. Erase the data again.',
						'userfeedback'
					),
				)
				: array(),
			'done'           => $this->responses->isLast( max( 1, $page ) ),
		);
	}
}
