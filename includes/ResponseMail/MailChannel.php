<?php
declare(strict_types=1);

namespace UserFeedback\ResponseMail;

use Closure;
use Throwable;
use UserFeedback\Clock;
use UserFeedback\Deliveries\Channel;
use UserFeedback\Deliveries\Outcome;
use UserFeedback\Deliveries\Parcel;
use UserFeedback\Deliveries\Wanted;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Mail\MailLook;
use UserFeedback\Mail\SendMail;
use UserFeedback\Questions\Logic;
use UserFeedback\Questions\LogicRules;
use UserFeedback\Responses\StoredResponse;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends responses by email: one message per address, either for each response or as an hourly or daily digest. */
final class MailChannel implements Channel {

	/** Larger digests are split: a run holds this many responses for up to twenty addresses in memory. */
	private const TOGETHER = 200;

	/** @param Closure(): MailLook $look */
	public function __construct(
		private readonly Clock $clock,
		private readonly CurrentEdition $edition,
		private readonly WriteResponseMail $write,
		private readonly SendMail $send,
		private readonly Closure $look
	) {}

	public function name(): string {
		return 'email';
	}

	public function wanted( Survey $survey, StoredResponse $response ): array {
		$told = $survey->notifications;
		if ( ! $told->emailActive || ! $this->isMeant( $told->emailLogic, $response ) ) {
			return array();
		}
		$at = Rhythm::next( $told, $this->clock->now() );
		return array_map( static fn( string $target ): Wanted => new Wanted( $target, $at ), array_keys( Recipients::of( $told ) ) );
	}

	public function label( Survey $survey, string $target ): string {
		return Recipients::of( $survey->notifications )[ $target ] ?? '';
	}

	public function together( Survey $survey ): int {
		return Rhythm::isOneByOne( $survey->notifications ) ? 1 : self::TOGETHER;
	}

	public function atOnce(): int {
		return 1;
	}

	public function deliver( array $parcels ): array {
		$outcomes = array();
		foreach ( $parcels as $parcel ) {
			$told      = $parcel->survey->notifications;
			$to        = Recipients::of( $told )[ $parcel->target ] ?? null;
			$outcomes += $parcel->all(
				! $told->emailActive || null === $to
					? self::notWanted( $told->emailActive )
					: $this->tell( $parcel->survey, array_values( $parcel->responses ), $to )
			);
		}
		return $outcomes;
	}

	/** @param non-empty-list<StoredResponse> $responses */
	private function tell( Survey $survey, array $responses, string $to ): Outcome {
		try {
			$mail = $this->write->run( $survey, $responses, ( $this->look )() );
		} catch ( Throwable $problem ) { // Thrown by another plugin.
			/* translators: %s: the words of an error, as a program gave them. */
			return Outcome::failed( sprintf( __( 'Couldn\'t create the message: %s', 'userfeedback' ), $problem->getMessage() ) );
		}
		$handed = $this->send->to( $to, $mail );
		$head   = array(
			"To: $to",
			"Subject: $mail->subject",
			...( null === $mail->replyTo ? array() : array( 'Reply-To: ' . $mail->replyTo->shown() ) ),
		);
		return ( $handed->isTaken ? Outcome::delivered( $handed->message ) : Outcome::failed( $handed->message ) )
			->with( implode( "\n", $head ) . "\n\n$mail->text", '', $handed->took );
	}

	private static function notWanted( bool $isActive ): Outcome {
		return Outcome::refused(
			$isActive
				? __( 'Not sent, because this address is no longer a recipient of the survey.', 'userfeedback' )
				: __( 'Not sent, because email is turned off for this survey.', 'userfeedback' )
		);
	}

	/** Without the feature, conditions are ignored and everyone is notified. */
	private function isMeant( Logic $logic, StoredResponse $response ): bool {
		if ( ! $logic->enabled || ! $this->edition->lasting()->allows( Feature::EMAIL_LOGIC ) ) {
			return true;
		}
		$values = array();
		foreach ( $response->answers as $answer ) {
			$values[ $answer->questionId ] = $answer->value;
		}
		return LogicRules::letsThrough( $logic, $values );
	}
}
