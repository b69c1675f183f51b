<?php
declare(strict_types=1);

namespace UserFeedback\Ai;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Asks the site's model one thing for one user, and nothing else for that user meanwhile. */
final class AskModel {

	public function __construct( private readonly Model $model, private readonly OneAtATime $turn ) {}

	/**
	 * @return string what the model wrote: the text of a stranger.
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
				KnownSupport::forget(); // The model is gone, and so must be what leads here.
			}
			throw $problem;
		}
	}
}
