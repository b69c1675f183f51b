<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Email;

use Closure;
use DateTimeImmutable;
use Throwable;
use UserFeedback\Deliveries\Channels\Channel;
use UserFeedback\Deliveries\Channels\DeliveryOutcome;
use UserFeedback\Deliveries\Channels\DeliveryTarget;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Schema\StringFormat;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Settings\Mail\MailTheme;
use UserFeedback\Settings\Mail\SendMail;
use UserFeedback\Surveys\Questions\ConditionalLogic;
use UserFeedback\Surveys\Questions\LogicEvaluator;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends responses by email: one message per address, either for each response or as an hourly or daily digest. */
final class EmailChannel implements Channel {

	public const NAME = 'email';

	/** Larger digests are split: a run holds this many responses for up to twenty addresses in memory. */
	private const TOGETHER = 200;

	/** Maximum characters of a destination's target. */
	private const LONGEST_ADDRESS = 191;

	private const MORNING = '08:00';

	/** @param Closure(): MailTheme $theme */
	public function __construct(
		private readonly Clock $clock,
		private readonly CurrentEdition $edition,
		private readonly ComposeResponseMail $compose,
		private readonly SendMail $send,
		#[Lazy( MailTheme::class )] private readonly Closure $theme
	) {}

	public function name(): string {
		return self::NAME;
	}

	public function targetsFor( Survey $survey, StoredResponse $response ): array {
		$notifications = $survey->notifications;
		if ( ! $notifications->emailActive || ! $this->matchesLogic( $notifications->emailLogic, $response ) ) {
			return array();
		}
		$at = self::nextDigest( $notifications, $this->clock->now() );
		return array_map(
			static fn( string $target ): DeliveryTarget => new DeliveryTarget( $target, $at ),
			array_keys( self::recipients( $notifications ) )
		);
	}

	public function label( Survey $survey, string $target ): string {
		return self::recipients( $survey->notifications )[ $target ] ?? '';
	}

	public function batchSize( Survey $survey, string $target ): int {
		return self::isOneByOne( $survey->notifications ) ? 1 : self::TOGETHER;
	}

	public function batchesPerCall(): int {
		return 1;
	}

	public function deliver( array $batches ): array {
		$outcomes = array();
		foreach ( $batches as $batch ) {
			$notifications = $batch->survey->notifications;
			$to            = self::recipients( $notifications )[ $batch->target ] ?? null;
			$outcomes     += $batch->all(
				! $notifications->emailActive || null === $to
					? self::unsubscribed( $notifications->emailActive )
					: $this->sendMail( $batch->survey, array_values( $batch->responses ), $to )
			);
		}
		return $outcomes;
	}

	/** @param non-empty-list<StoredResponse> $responses */
	private function sendMail( Survey $survey, array $responses, string $to ): DeliveryOutcome {
		try {
			$mail = $this->compose->run( $survey, $responses, ( $this->theme )() );
		} catch ( Throwable $problem ) { // Thrown by another plugin.
			/* translators: %s: the words of an error, as a program gave them. */
			return DeliveryOutcome::failed( sprintf( __( 'Couldn’t create the message: %s', 'userfeedback' ), $problem->getMessage() ) );
		}
		$result = $this->send->to( $to, $mail );
		$head   = array(
			"To: $to",
			"Subject: $mail->subject",
			...( null === $mail->replyTo ? array() : array( 'Reply-To: ' . $mail->replyTo->shown() ) ),
		);
		return ( $result->isTaken ? DeliveryOutcome::delivered( $result->message ) : DeliveryOutcome::failed( $result->message ) )
			->withLog( implode( "\n", $head ) . "\n\n$mail->text", '', $result->took );
	}

	private static function unsubscribed( bool $isActive ): DeliveryOutcome {
		return DeliveryOutcome::refused(
			$isActive
				? __( 'Not sent, because this address is no longer a recipient of the survey.', 'userfeedback' )
				: __( 'Not sent, because email is turned off for this survey.', 'userfeedback' )
		);
	}

	/** Without the feature, conditions are ignored and everyone is notified. */
	private function matchesLogic( ConditionalLogic $logic, StoredResponse $response ): bool {
		if ( ! $logic->enabled || ! $this->edition->lasting()->allows( PlanFeature::EMAIL_LOGIC ) ) {
			return true;
		}
		$values = array();
		foreach ( $response->answers as $answer ) {
			$values[ $answer->questionId ] = $answer->value;
		}
		return LogicEvaluator::letsThrough( $logic, $values );
	}

	/**
	 * Addresses of a survey that can receive email.
	 *
	 * @return array<string, string> addresses as typed, by lowercase address, because case doesn't distinguish mailboxes
	 */
	private static function recipients( Notifications $notifications ): array {
		$found = array();
		foreach ( $notifications->recipients() as $address ) {
			if ( StringFormat::isEmail( $address ) && strlen( $address ) <= self::LONGEST_ADDRESS ) {
				$found += array( strtolower( $address ) => $address );
			}
		}
		return $found;
	}

	/** When notifications of a survey are sent: immediately, on the hour, or in the morning, in the site's time zone. */
	public static function isOneByOne( Notifications $notifications ): bool {
		return 'response' === $notifications->frequency;
	}

	/** Returns the time to send a new response; null for immediately. */
	private static function nextDigest( Notifications $notifications, DateTimeImmutable $now ): ?DateTimeImmutable {
		return match ( $notifications->frequency ) {
			'hourly' => self::fullHour( $now->setTimezone( wp_timezone() ) ),
			'daily'  => self::nextMorning( $now->setTimezone( wp_timezone() ) ),
			default  => null,
		};
	}

	/** Adds minutes instead of setting the hour: an hour that the clock repeats has two full hours. */
	private static function fullHour( DateTimeImmutable $here ): DateTimeImmutable {
		$past = (int) $here->format( 'i' ) * MINUTE_IN_SECONDS + (int) $here->format( 's' );
		return $here->setTimestamp( $here->getTimestamp() - $past + HOUR_IN_SECONDS );
	}

	private static function nextMorning( DateTimeImmutable $here ): DateTimeImmutable {
		$today = $here->modify( 'today ' . self::MORNING );
		return $today > $here ? $today : $here->modify( 'tomorrow ' . self::MORNING );
	}
}
