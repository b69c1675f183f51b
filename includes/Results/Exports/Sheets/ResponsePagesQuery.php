<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Sheets;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Responses\Reading\SingleResponse;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Results\DayRange;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * One survey's responses of one status in a range of days, oldest first. Each page starts through the index where the previous
 * one ended, so the last page costs as much as the first.
 */
final class ResponsePagesQuery implements ResponsePages {

	public const ROWS = 2_000;

	public const SELECT   = 'SELECT id, survey_id, status, counted, answers, page_id, page_name, page_url, submitted_at, day, ip, browser, os, device, country, language, seconds FROM {responses} ';
	private const OF_LIST = 'WHERE survey_id = %d AND status = %s AND id <= %d ';
	private const IN_DAYS = 'AND day BETWEEN %s AND %s ORDER BY day, submitted_at, id LIMIT %d';
	private const OF_DAY  = 'AND day = %s AND submitted_at >= %s AND (submitted_at > %s OR id > %d) ORDER BY submitted_at, id LIMIT %d';
	private const AFTER   = 'AND day > %s AND day <= %s ORDER BY day, submitted_at, id LIMIT %d';

	/** @param int $newest latest response when the export began: later ones are not included. */
	public function __construct(
		private readonly Db $db,
		private readonly int $surveyId,
		private readonly ResponseStatus $status,
		private readonly DayRange $range,
		private readonly int $newest
	) {}

	public function after( ?string $place ): ResponsePage {
		$rows = null === $place
			? $this->read( self::IN_DAYS, $this->range->first(), $this->range->last(), self::ROWS )
			: $this->behind( ...explode( '|', $place, 3 ) );
		$last = $rows[ self::ROWS - 1 ] ?? null;
		$page = array_values( array_filter( array_map( array( SingleResponse::class, 'fromRow' ), $rows ) ) );
		return new ResponsePage( $page, null === $last ? null : "{$last['day']}|{$last['submitted_at']}|{$last['id']}" );
	}

	public function total(): int {
		return (int) $this->db->value(
			'SELECT COUNT(*) FROM {responses} ' . self::OF_LIST . 'AND day BETWEEN %s AND %s',
			array( ...$this->list(), $this->range->first(), $this->range->last() )
		);
	}

	/** @return list<array<string, string|null>> */
	private function behind( string $day, string $submittedAt, string $id ): array {
		$ofDay = $this->read( self::OF_DAY, $day, $submittedAt, $submittedAt, (int) $id, self::ROWS );
		$left  = self::ROWS - count( $ofDay );
		return 0 === $left ? $ofDay : array( ...$ofDay, ...$this->read( self::AFTER, $day, $this->range->last(), $left ) );
	}

	/**
	 * @param literal-string $part
	 * @return list<array<string, string|null>>
	 */
	private function read( string $part, string|int ...$values ): array {
		return $this->db->rows( self::SELECT . self::OF_LIST . $part, array( ...$this->list(), ...array_values( $values ) ) );
	}

	/** @return array{int, string, int} */
	private function list(): array {
		return array( $this->surveyId, $this->status->value, $this->newest );
	}
}
