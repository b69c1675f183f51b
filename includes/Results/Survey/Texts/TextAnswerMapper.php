<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Texts;

use UserFeedback\Platform\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps a text, or a page of texts, to ResultsShape. */
final class TextAnswerMapper {

	/**
	 * @return array{
	 *     response_id: int,
	 *     date: string,
	 *     value: string,
	 *     kind: string,
	 *     score: int|null,
	 *     extra: array{name: string, comments: string},
	 * }
	 */
	public static function toArray( TextAnswer $text ): array {
		return array(
			'response_id' => $text->responseId,
			'date'        => Clock::toApi( Clock::fromStored( $text->submittedAt ) ),
			'value'       => $text->text,
			'kind'        => $text->kind,
			'score'       => $text->score,
			'extra'       => array(
				'name'     => $text->name,
				'comments' => 'comment' === $text->kind ? $text->text : '',
			),
		);
	}

	/** @return array<string, mixed> ResultsShape::answers(). */
	public static function page( TextAnswersPage $list, TextListRequest $request ): array {
		return array(
			'items'       => array_map( array( self::class, 'toArray' ), $list->texts ),
			'pagination'  => array(
				'page'     => $request->page,
				'pages'    => (int) ceil( $list->total / $request->perPage ),
				'per_page' => $request->perPage,
				'total'    => $list->total,
			),
			'searched'    => $list->searched,
			'not_counted' => $list->notCounted,
		);
	}
}
