<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

use UserFeedback\Platform\Notices\InboxMessage;
use UserFeedback\Platform\Notices\Notice;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Reports that no survey is published now, although visitors have seen surveys before. */
final class NoLiveSurveysNotice implements Notice {

	public function __construct( private readonly NoLiveSurveysQuery $query ) {}

	public function messages(): array {
		if ( ! current_user_can( Permission::EDIT->value ) || ! $this->query->isResting() ) {
			return array();
		}
		return array(
			new InboxMessage(
				'none_live',
				InboxMessage::ATTENTION,
				__( 'No survey is live', 'userfeedback' ),
				__( 'Publish a draft to start collecting responses.', 'userfeedback' ),
				__( 'View drafts', 'userfeedback' ),
				admin_url( 'admin.php?page=userfeedback_surveys#/?filter=draft' )
			),
		);
	}
}
