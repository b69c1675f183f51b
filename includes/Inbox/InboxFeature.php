<?php
declare(strict_types=1);

namespace UserFeedback\Inbox;

use UserFeedback\Database\Db;
use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What owners are told of in wp-admin, and what they do not want to see again. */
final class InboxFeature extends Feature {

	public function __construct( private readonly Db $db ) {}

	public function get( string $className ): ?object {
		return match ( $className ) {
			InboxController::class => new InboxController( new Inbox( new FirstResponsesQuery( $this->db ), new DismissedRepository() ) ),
			NoticeActions::class           => new NoticeActions( new NoticeRepository() ),
			default                        => null,
		};
	}
}
