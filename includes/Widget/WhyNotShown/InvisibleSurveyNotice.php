<?php
declare(strict_types=1);

namespace UserFeedback\Widget\WhyNotShown;

use UserFeedback\Platform\Notices\InboxMessage;
use UserFeedback\Platform\Notices\Notice;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Settings\Mail\MailText;
use UserFeedback\Widget\Manifest\CandidateSurveys;
use UserFeedback\Widget\Words\NotShownReasons;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reports published surveys that no visitor can see on any page. */
final class InvisibleSurveyNotice implements Notice {

	/** One cause, such as an expired license, may affect many. */
	private const MOST = 3;

	public function __construct( private readonly CandidateSurveys $candidates ) {}

	public function messages(): array {
		if ( ! current_user_can( Permission::EDIT->value ) ) {
			return array();
		}
		$notices = array();
		foreach ( $this->candidates->first() as $candidate ) {
			$reason = $this->candidates->keptFromAll( $candidate );
			if ( '' !== $reason ) {
				$notices[] = self::notification( $candidate->survey->id, $candidate->survey->title, $reason );
			}
			if ( self::MOST === count( $notices ) ) {
				break;
			}
		}
		return $notices;
	}

	private static function notification( int $id, string $title, string $reason ): InboxMessage {
		$step = 'no_question_types' === $reason ? 'questions' : 'settings';
		return new InboxMessage(
			"unseen-$id-$reason",
			InboxMessage::ATTENTION,
			/* translators: %s: title of a survey */
			sprintf( __( 'Visitors can’t see “%s”', 'userfeedback' ), MailText::isolated( $title ) ),
			NotShownReasons::all()[ $reason ] ?? '',
			__( 'Open the survey', 'userfeedback' ),
			admin_url( "admin.php?page=userfeedback_surveys#/edit/$id/$step" )
		);
	}
}
