<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

use UserFeedback\Platform\Notices\InboxMessage;
use UserFeedback\Platform\Notices\Notice;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Notice: the site's time zone differs from the one in which its responses were counted. */
final class TimezoneNotice implements Notice {

	/** Action of the link and its nonce. */
	public const ACTION = 'userfeedback_move_days';

	public function __construct( private readonly CountingTimezone $timezone, private readonly ResponseDayRepository $responses ) {}

	public function messages(): array {
		$timezone = current_user_can( Permission::SETTINGS->value ) && ! $this->timezone->isMoving() ? $this->timezone->get() : null;
		if ( null === $timezone || ! $this->responses->hasResponses() ) {
			return array();
		}
		return array(
			new InboxMessage(
				'zone_changed-' . substr( md5( $timezone . wp_timezone_string() ), 0, 8 ),
				InboxMessage::ATTENTION,
				__( 'Your site has a new time zone', 'userfeedback' ),
				sprintf(
					/* translators: 1: earlier time zone, such as UTC. 2: current time zone, such as America/New_York. */
					__(
						'Charts and date ranges still count earlier responses on the day they arrived in %1$s. Recount them to use the days of %2$s. Impressions and starts stay on their days, because their time isn’t stored.',
						'userfeedback'
					),
					$timezone,
					wp_timezone_string()
				),
				__( 'Recount days', 'userfeedback' ),
				add_query_arg(
					array( 'action' => self::ACTION, '_wpnonce' => wp_create_nonce( self::ACTION ) ),
					admin_url( 'admin-post.php' )
				)
			),
		);
	}
}
