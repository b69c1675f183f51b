<?php
declare(strict_types=1);

namespace UserFeedback\Summaries;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Contract\Validation\OwnerText;
use UserFeedback\Mail\MailLook;
use UserFeedback\Mail\SendMail;
use UserFeedback\Results\Week\ReadWeek;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Tells the owner's addresses of a week, unless they were not to be told or nobody answered in it. */
final class SendSummary {

	public function __construct(
		private readonly CurrentSettings $settings,
		private readonly ReadWeek $week,
		private readonly WriteMail $write,
		private readonly SendMail $send
	) {}

	/**
	 * @param string            $day  of the site, the one after the week.
	 * @param list<string>|null $only addresses that were not reached before; null for all.
	 * @return list<string> addresses that were not reached.
	 * @throws StorageFailed
	 */
	public function run( string $day, ?array $only = null ): array {
		$settings = $this->settings->get();
		if ( $settings->isOn( 'summaries_disabled' ) ) {
			return array();
		}
		$week = $this->week->before( $day );
		if ( 0 === $week->responses() + $week->notCounted ) {
			return array();
		}
		$all  = self::addresses( $settings );
		$mail = $this->write->run( $week, MailLook::of( $settings ) );
		return array_values(
			array_filter(
				null === $only ? $all : array_intersect( $all, $only ), // One that was taken out of the list meanwhile is left alone.
				fn( string $address ): bool => ! $this->send->to( $address, $mail )->isTaken
			)
		);
	}

	/** @return list<string> that of the site's administration where the owner named none. */
	public static function addresses( Settings $settings ): array {
		$named = $settings->text( 'notifications_recipients' );
		$admin = get_option( 'admin_email' );
		$list  = '' === trim( $named ) && is_string( $admin ) ? $admin : $named;
		return OwnerText::emails( $list );
	}
}
