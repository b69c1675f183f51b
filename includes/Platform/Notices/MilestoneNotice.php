<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Notices;

use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Announces the first response of the site, and the hundredth. */
final class MilestoneNotice implements Notice {

	private const MANY = 100;

	/** Above this number, the hundredth is no news. */
	private const OLD = 1000;

	public function __construct( private readonly ResponseCountQuery $responses ) {}

	public function messages(): array {
		$reached = current_user_can( Permission::VIEW->value ) ? $this->responses->upTo( self::OLD ) : 0;
		return match ( true ) {
			0 === $reached || self::OLD === $reached => array(),
			$reached < self::MANY                    => array(
				self::notification(
					'first_response',
					__( 'Your first response is in', 'userfeedback' ),
					__( 'A visitor answered one of your surveys. See what they said.', 'userfeedback' )
				),
			),
			default                                  => array(
				self::notification(
					'hundredth_response',
					__( 'You’ve reached 100 responses', 'userfeedback' ),
					__( 'You now have enough data to compare groups. Filter the results by device, page, or any answer.', 'userfeedback' )
				),
			),
		};
	}

	private static function notification( string $id, string $title, string $content ): InboxMessage {
		return new InboxMessage(
			$id,
			InboxMessage::RESPONSES,
			$title,
			$content,
			__( 'View responses', 'userfeedback' ),
			admin_url( 'admin.php?page=userfeedback_results' ),
			'results.read'
		);
	}
}
