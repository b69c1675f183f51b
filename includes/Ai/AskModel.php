<?php
declare(strict_types=1);

namespace UserFeedback\Ai;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends the site's model one request for a user, and blocks other requests of that user until it ends. */
final class AskModel {

	public function __construct( private readonly Model $model, private readonly OneAtATime $turn ) {}

	/**
	 * @return string the model's text, which is untrusted.
	 * @throws NotAnswered
	 */
	public function run( int $userId, Asked $asked ): string {
		return $this->turn->run( $userId, fn(): string => $this->write( $asked ) );
	}

	/** @throws NotAnswered */
	private function write( Asked $asked ): string {
		try {
			return $this->model->write( $asked );
		} catch ( NotAnswered $problem ) {
			if ( 'prompt_invalid_argument' === $problem->error->get_error_code() ) {
				KnownSupport::forget(); // The model is gone, so hide the features that need it.
			}
			throw $problem;
		}
	}
}
