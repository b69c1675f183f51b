<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries;

use UserFeedback\Responses\StoredResponse;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One way in which responses are told to somebody. When to try, how often, and what is kept of it is not its to say. */
interface Channel {

	/** One of DeliveryShape::CHANNELS. */
	public function name(): string;

	/**
	 * To whom this response goes. Asked in the transaction that counts it, so it reads no more than what it is given and
	 * sends nothing.
	 *
	 * @return list<Wanted>
	 */
	public function wanted( Survey $survey, StoredResponse $response ): array;

	/** What the owner calls a destination: an address, the name of a webhook. Empty where he took it out. */
	public function label( Survey $survey, string $target ): string;

	/** Jobs of one destination of a survey that go out in one parcel, at most; 1 where each goes alone. */
	public function together( Survey $survey ): int;

	/**
	 * Parcels of one call of deliver(). How they went is written down after each call: a process that is killed tells at
	 * most those of one call a second time.
	 */
	public function atOnce(): int;

	/**
	 * Tries each parcel once. It throws nothing: what goes wrong is an outcome. A job without one was not tried.
	 *
	 * @param non-empty-list<Parcel> $parcels of any destinations, several of one too.
	 * @return array<int, Outcome> by id of the job.
	 */
	public function deliver( array $parcels ): array;
}
