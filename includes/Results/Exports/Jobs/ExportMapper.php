<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Jobs;

use UserFeedback\Platform\Clock;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps exports to ExportShape, with the URLs for downloading their files. */
final class ExportMapper {

	/** Slug of the admin page, also used as its nonce action. */
	public const PAGE = 'userfeedback_exports';

	/** @return array<string, mixed> ExportShape::export(). */
	public static function toArray( Export $export ): array {
		return array(
			'id'         => $export->id,
			'survey_id'  => $export->request->surveyId,
			'state'      => $export->state->value,
			'done'       => $export->done,
			'total'      => $export->total,
			'expires_at' => Clock::toApi( $export->expiresAt ),
			'url'        => ExportState::DONE === $export->state ? self::url( array( 'export' => $export->id ) ) : null,
		) + $export->request->toArray();
	}

	/**
	 * @param list<Export> $exports
	 * @return array<string, mixed> ExportShape::list().
	 */
	public static function list( int $surveyId, array $exports ): array {
		return array(
			'url'     => self::url( array( 'survey_id' => $surveyId ) ),
			'at_once' => WriteShortExport::MOST,
			'exports' => array_map( array( self::class, 'toArray' ), $exports ),
		);
	}

	/** @param array<string, int> $query */
	private static function url( array $query ): string {
		$query = array( 'page' => self::PAGE ) + $query + array( '_wpnonce' => wp_create_nonce( self::PAGE ) );
		return add_query_arg( $query, admin_url( 'admin.php' ) );
	}
}
