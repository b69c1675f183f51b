<?php
declare(strict_types=1);

namespace UserFeedback\Inbox\Facts;

use UserFeedback\Contract\Can;
use UserFeedback\Inbox\Fact;
use UserFeedback\Inbox\Notification;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The first response of the site, and the hundredth. */
final class Milestone implements Fact {

	private const MANY = 100;

	/** Above this number, the hundredth is no news. */
	private const OLD = 1000;

	public function __construct( private readonly ResponsesReachQuery $responses ) {}

	public function tell(): array {
		$reached = current_user_can( Can::VIEW->value ) ? $this->responses->upTo( self::OLD ) : 0;
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
					__( 'You\'ve reached 100 responses', 'userfeedback' ),
					__( 'You now have enough data to compare groups. Filter the results by device, page, or any answer.', 'userfeedback' )
				),
			),
		};
	}

	private static function notification( string $id, string $title, string $content ): Notification {
		return new Notification(
			$id,
			Notification::RESPONSES,
			$title,
			$content,
			__( 'View responses', 'userfeedback' ),
			admin_url( 'admin.php?page=userfeedback_results' ),
			'results.read'
		);
	}
}
