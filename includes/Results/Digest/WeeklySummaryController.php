<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Settings\Mail\Mail;
use UserFeedback\Settings\Mail\MailTheme;
use UserFeedback\Settings\Mail\SendMail;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Previews the message about the week before today. Its theme settings need not be saved. */
final class WeeklySummaryController {

	public function __construct(
		private readonly ReadWeekResults $week,
		private readonly ComposeWeeklySummary $compose,
		private readonly SendMail $send,
		private readonly Clock $clock
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'summary-mail', array( self::class, 'preview' ), Permission::SETTINGS )
				->body( static fn() => self::themeShape() )
				->returns( static fn() => self::mailShape() ),
			Route::post( 'summary-mail/test', array( self::class, 'test' ), Permission::SETTINGS )
				->body( static fn() => self::themeShape() )
				->returns( static fn() => self::testedShape() ),
		);
	}

	/**
	 * @return array<string, mixed>
	 * @throws StorageFailed
	 */
	public function preview( Request $request ): array {
		$mail = $this->mail( $request );
		return array(
			'subject' => $mail->subject,
			'text'    => $mail->text,
			'html'    => $mail->html,
		);
	}

	/**
	 * Sends only to the current user: with an address in the request, the site could be made to send to anyone.
	 *
	 * @return array<string, mixed>
	 * @throws StorageFailed
	 */
	public function test( Request $request ): array {
		$address = wp_get_current_user()->user_email;
		$handed  = $this->send->to( $address, $this->mail( $request ) );
		return array(
			'is_sent' => $handed->isTaken,
			'message' => $handed->isTaken
				/* translators: %s: an e-mail address. */
				? sprintf( __( 'Test email sent to %s.', 'userfeedback' ), $address )
				/* translators: 1: an e-mail address. 2: a sentence of the mail program. */
				: sprintf( __( 'Couldn’t send the test email to %1$s: %2$s', 'userfeedback' ), $address, $handed->message ),
		);
	}

	/** @throws StorageFailed */
	private function mail( Request $request ): Mail {
		/** @var array{summaries_html_template: bool, notifications_header_image: string} $theme self::themeShape(). */
		$theme = $request->body();
		return $this->compose->run(
			$this->week->before( $this->clock->day() ),
			new MailTheme( $theme['summaries_html_template'], $theme['notifications_header_image'] )
		);
	}

	/**
	 * A preview of the weekly summary.
	 * Named like the settings, saved or not. An invalid URL is treated as no image.
	 */
	private static function themeShape(): Shape {
		return Schema::object(
			array(
				'summaries_html_template'    => Schema::boolean()->required(),
				'notifications_header_image' => Schema::string()->max( Limits::URL )->required(),
			)
		)->named( 'SummaryMailLook' );
	}

	/** `html` is empty for a plain-text message. */
	private static function mailShape(): Shape {
		return Schema::record(
			array(
				'subject' => Schema::string(),
				'text'    => Schema::string(),
				'html'    => Schema::string(),
			)
		)->named( 'SummaryMail' );
	}

	/** The message names the recipient or problem. */
	private static function testedShape(): Shape {
		return Schema::record(
			array(
				'is_sent' => Schema::boolean(),
				'message' => Schema::string(),
			)
		)->named( 'SummaryMailTested' );
	}
}
