<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Ai;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends a user's prompt to the site's AI model, and blocks other requests of that user until it ends. */
final class SendPrompt {

	public function __construct( private readonly AiModel $model, private readonly UserLock $userLock ) {}

	/**
	 * @return string the model's text, which is untrusted.
	 * @throws ModelFailed
	 */
	public function run( int $userId, Prompt $asked ): string {
		return $this->userLock->run( $userId, fn(): string => $this->write( $asked ) );
	}

	/** @throws ModelFailed */
	private function write( Prompt $asked ): string {
		try {
			return $this->model->write( $asked );
		} catch ( ModelFailed $problem ) {
			if ( 'prompt_invalid_argument' === $problem->error->get_error_code() ) {
				ModelAvailability::clearCache(); // The model is gone, so hide the features that need it.
			}
			throw $problem;
		}
	}
}
