<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Database\Db;
use UserFeedback\Surveys\Storage\PublishedSurveysQuery;
use UserFeedback\Surveys\Storage\SurveyStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Order in which published surveys take priority when several match the same page. */
final class SurveyPriorityRepository {

	public function __construct( private readonly Db $db, private readonly Clock $clock ) {}

	/**
	 * @param bool $locked true to keep others from moving surveys until this transaction ends.
	 * @return array<int, int> order value by survey ID, the first survey first.
	 */
	public function all( bool $locked = false ): array {
		$now   = Clock::toStored( $this->clock->now() );
		$rows  = $this->db->rows(
			'SELECT id, ' . PublishedSurveysQuery::ORDER . ' AS place FROM {surveys}
				WHERE status = %s AND (publish_at IS NULL OR publish_at <= %s) ORDER BY place DESC, id DESC'
				. ( $locked ? ' FOR UPDATE' : '' ),
			array( SurveyStatus::PUBLISH->value, $now )
		);
		$order = array();
		foreach ( $rows as $row ) {
			$order[ (int) $row['id'] ] = (int) $row['place'];
		}
		return $order;
	}

	/** @return array<int, int> position by survey ID; the first one is 1. */
	public function places(): array {
		$ids = array_keys( $this->all() );
		return array() === $ids ? array() : array_combine( $ids, range( 1, count( $ids ) ) );
	}

	/** Includes surveys that aren't published. */
	public function highest(): int {
		return (int) $this->db->value( 'SELECT MAX(' . PublishedSurveysQuery::ORDER . ') FROM {surveys}' );
	}

	/** Doesn't create a new version, so editing or answering the survey isn't affected. */
	public function setOrder( int $id, int $order ): void {
		$this->db->write( 'UPDATE {surveys} SET show_order = %d WHERE id = %d', array( $order, $id ) );
	}
}
