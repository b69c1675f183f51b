<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Why;

use UserFeedback\Contract\Can;
use UserFeedback\Inbox\Fact;
use UserFeedback\Inbox\Notification;
use UserFeedback\Widget\Manifest\Candidates;
use UserFeedback\Widget\Words\NoShowWords;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Published surveys that no visitor can see on any page. */
final class UnseenSurvey implements Fact {

	/** One cause, such as an expired license, may affect many. */
	private const MOST = 3;

	public function __construct( private readonly Candidates $candidates ) {}

	public function tell(): array {
		if ( ! current_user_can( Can::EDIT->value ) ) {
			return array();
		}
		$told = array();
		foreach ( $this->candidates->first() as $candidate ) {
			$reason = $this->candidates->keptFromAll( $candidate );
			if ( '' !== $reason ) {
				$told[] = self::notification( $candidate->survey->id, $candidate->survey->title, $reason );
			}
			if ( self::MOST === count( $told ) ) {
				break;
			}
		}
		return $told;
	}

	private static function notification( int $id, string $title, string $reason ): Notification {
		$step = 'no_question_types' === $reason ? 'questions' : 'settings';
		return new Notification(
			"unseen-$id-$reason",
			Notification::ATTENTION,
			/* translators: %s: title of a survey */
			sprintf( __( 'Visitors can’t see “%s”', 'userfeedback' ), $title ),
			NoShowWords::all()[ $reason ] ?? '',
			__( 'Open the survey', 'userfeedback' ),
			admin_url( "admin.php?page=userfeedback_surveys#/edit/$id/$step" )
		);
	}
}
