<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Log;

use DateTimeImmutable;
use UserFeedback\Deliveries\Channels\Channel;
use UserFeedback\Deliveries\Channels\Channels;
use UserFeedback\Deliveries\Queue\Destination;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps deliveries to DeliveryShape. */
final class DeliveryMapper {

	/** @param array<string, Channel> $channels by name. */
	public function __construct( #[ResultOf( Channels::class, 'byName' )] private readonly array $channels ) {}

	/** @return array<string, mixed> DeliveryShape::row(). */
	public function row( Delivery $delivery, ?Survey $survey ): array {
		return array(
			'id'           => $delivery->id,
			'channel'      => $delivery->channel,
			'state'        => $delivery->state(),
			'survey_id'    => $delivery->surveyId,
			'survey_title' => $survey->title ?? '',
			'response_id'  => $delivery->responseId,
			'to'           => $this->label( $survey, $delivery->channel, $delivery->target ),
			'attempts'     => $delivery->attempts,
			'created_at'   => Clock::toApi( $delivery->createdAt ),
			'tried_at'     => self::moment( $delivery->triedAt ),
			'due_at'       => self::moment( $delivery->dueAt ),
			'status'       => $delivery->status,
			'message'      => $delivery->message,
			'took'         => $delivery->took,
		);
	}

	/** @return array<string, mixed> DeliveryShape::full(). */
	public function full( Delivery $delivery, ?Survey $survey ): array {
		return $this->row( $delivery, $survey ) + array(
			'sent'     => $delivery->sent,
			'answered' => $delivery->answered,
		);
	}

	/** @return array<string, mixed> DeliveryShape::destination(). */
	public function destination( Destination $destination, int $waiting ): array {
		return array(
			'id'            => $destination->id,
			'survey_id'     => $destination->surveyId,
			'channel'       => $destination->channel,
			'target'        => $destination->target,
			'state'         => $destination->state(),
			'waiting'       => $waiting,
			'failing_since' => self::moment( $destination->failingSince ),
			'next_at'       => $destination->isOff ? null : self::moment( $destination->restsUntil ),
			'last_at'       => self::moment( $destination->lastAt ),
			'last_ok_at'    => self::moment( $destination->lastOkAt ),
			'last_status'   => $destination->lastStatus,
			'last_message'  => $destination->lastMessage,
		);
	}

	/** True if the survey still has it. */
	public function isKnown( ?Survey $survey, string $channel, string $target ): bool {
		return '' !== $this->known( $survey, $channel, $target );
	}

	/** Returns the owner's name for it; for a removed one, a description. */
	public function label( ?Survey $survey, string $channel, string $target ): string {
		$known = $this->known( $survey, $channel, $target );
		return '' === $known ? __( 'Removed', 'userfeedback' ) : $known;
	}

	private function known( ?Survey $survey, string $channel, string $target ): string {
		return null === $survey || ! isset( $this->channels[ $channel ] ) ? '' : $this->channels[ $channel ]->label( $survey, $target );
	}

	private static function moment( ?DateTimeImmutable $moment ): ?string {
		return null === $moment ? null : Clock::toApi( $moment );
	}
}
