<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Channels;

use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A way to notify someone of responses. The queue decides when and how often to try, and what to log. */
interface Channel {

	/** Returns its constant NAME, one of DeliveryShape::CHANNELS. */
	public function name(): string;

	/**
	 * Returns the destinations of this response. Runs in the transaction that counts it, so it reads only its arguments and
	 * sends nothing.
	 *
	 * @return list<DeliveryTarget>
	 */
	public function targetsFor( Survey $survey, StoredResponse $response ): array;

	/** Returns the owner's name for a destination: an address, or a webhook's name. Empty if it was removed. */
	public function label( Survey $survey, string $target ): string;

	/** Returns how many jobs of one destination fit in one batch; 1 if each is sent alone. A retry sends the same batch. */
	public function batchSize( Survey $survey, string $target ): int;

	/**
	 * Returns the number of batches per call of deliver(). Outcomes are stored after each call, so a killed process can
	 * cause duplicates of at most one call.
	 */
	public function batchesPerCall(): int;

	/**
	 * Tries each batch once. It never throws: errors are outcomes. A job without an outcome was not tried.
	 *
	 * @param non-empty-list<DeliveryBatch> $batches of any destinations, also several of one.
	 * @return array<int, DeliveryOutcome> by id of the job.
	 */
	public function deliver( array $batches ): array;
}
