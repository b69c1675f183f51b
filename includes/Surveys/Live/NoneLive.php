<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

use UserFeedback\Contract\Can;
use UserFeedback\Inbox\Fact;
use UserFeedback\Inbox\Notification;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A site whose visitors have seen surveys, but with none published now. */
final class NoneLive implements Fact {

	public function __construct( private readonly RestingQuery $query ) {}

	public function tell(): array {
		if ( ! current_user_can( Can::EDIT->value ) || ! $this->query->isResting() ) {
			return array();
		}
		return array(
			new Notification(
				'none_live',
				Notification::ATTENTION,
				__( 'No survey is live', 'userfeedback' ),
				__( 'Publish a draft to start collecting responses.', 'userfeedback' ),
				__( 'View drafts', 'userfeedback' ),
				admin_url( 'admin.php?page=userfeedback_surveys#/?filter=draft' )
			),
		);
	}
}
