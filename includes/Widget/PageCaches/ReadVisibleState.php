<?php
declare(strict_types=1);

namespace UserFeedback\Widget\PageCaches;

use DateTimeImmutable;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Settings\VisitorSettings;
use UserFeedback\Surveys\Storage\Comparison;
use UserFeedback\Surveys\Live\QuotaRepository;
use UserFeedback\Surveys\Live\SpreadResponses;
use UserFeedback\Surveys\Live\SurveyExpiry;
use UserFeedback\Surveys\Questions\Quotas\Quota;
use UserFeedback\Surveys\Settings\SurveySettingsShape;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Storage\SurveyRow;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Reads what visitors may see now: live surveys, what the edition includes, and the texts in the settings. A survey's version
 * doesn't count, because it also changes with what only editors see.
 */
final class ReadVisibleState {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly Clock $clock,
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		private readonly QuotaRepository $quotas,
		private readonly SpreadResponses $spread
	) {}

	public function read(): VisibleState {
		$now   = $this->clock->now();
		$day   = $this->clock->day();
		$shape = SurveySettingsShape::stored();
		$live  = array();
		foreach ( $this->surveys->calendarRows() as $row ) {
			if ( SurveyRow::isLive( $row, $now ) ) {
				$id       = (int) $row['id'];
				$behavior = SurveyRow::behavior( $row );
				$most     = $behavior['max_responses'] ?? null;
				$isFull   = is_int( $most ) && $this->quotas->taken( $id ) >= $most;
				$full     = $this->quotas->fullForVisits( $id, Quota::listOf( $behavior ) );
				$share    = $this->edition->allows( PlanFeature::BEHAVIOR ) ? $this->spread->shareToday( $id, $behavior ) : null;

				$compared = null === $row['comparison'] ? null : Comparison::fromStored( $row['comparison'] );
				$split    = true === $compared?->isRunning() ? $compared->with : 0;

				$live[ $id ] = array(
					'is_over'  => $isFull || SurveyExpiry::isOver( $behavior, $day, $day ),
					'settings' => $shape->forViewers( SurveyRow::settings( $row ) ),
				)
					+ ( array() === $full ? array() : array( 'full' => array_column( $full, 'id' ) ) )
					+ ( null === $share ? array() : array( 'share' => $share ) )
					+ ( 0 === $split ? array() : array( 'split' => $split ) )
					+ array_diff_key( $row, array( 'publish_at' => null, 'comparison' => null ) );
			}
		}
		return new VisibleState(
			array_keys( $live ),
			array() === $live ? '' : md5( (string) wp_json_encode( array( $live, $this->edition(), VisitorSettings::shown() ) ) )
		);
	}

	/** Returns when that may next change by itself: when a survey is scheduled to start or the site's day ends. */
	public function nextMoment(): DateTimeImmutable {
		$now  = $this->clock->now();
		$next = ( new DateTimeImmutable( $this->clock->day(), wp_timezone() ) )->modify( '+1 day' );
		foreach ( $this->surveys->calendarRows() as $row ) {
			$planned = isset( $row['publish_at'] ) ? Clock::fromStored( $row['publish_at'] ) : $now;
			$next    = $planned > $now && $planned < $next ? $planned : $next;
		}
		return $next;
	}

	/** @return list<string> */
	private function edition(): array {
		return $this->edition->get()->name();
	}
}
