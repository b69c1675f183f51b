<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Schema\OwnerText;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\Mail\MailTheme;
use UserFeedback\Settings\Mail\SendMail;
use UserFeedback\Settings\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends the weekly summary to the owner's addresses, unless it is off or the week has no responses. */
final class SendWeeklySummary {

	public function __construct(
		private readonly CurrentSettings $settings,
		private readonly ReadWeekResults $week,
		private readonly ComposeWeeklySummary $compose,
		private readonly SendMail $send
	) {}

	/**
	 * @param string            $day  the day after the week, in the site's time zone
	 * @param list<string>|null $only addresses that earlier attempts didn't reach; null for all
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
		$mail = $this->compose->run( $week, MailTheme::of( $settings ) );
		return array_values(
			array_filter(
				null === $only ? $all : array_intersect( $all, $only ), // Skips addresses removed from the list since.
				fn( string $address ): bool => ! $this->send->to( $address, $mail )->isTaken
			)
		);
	}

	/** @return list<string> the site's admin address if the owner set none */
	public static function addresses( Settings $settings ): array {
		$named = $settings->text( 'notifications_recipients' );
		$admin = get_option( 'admin_email' );
		$list  = '' === trim( $named ) && is_string( $admin ) ? $admin : $named;
		return OwnerText::emails( $list );
	}
}
