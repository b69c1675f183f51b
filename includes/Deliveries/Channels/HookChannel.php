<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Channels;

use Throwable;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Notifies other plugins of the site with an existing action. Without listeners, nothing is queued. */
final class HookChannel implements Channel {

	public const NAME = 'hook';

	private const HOOK = 'userfeedback_survey_response';

	public static function hasListeners(): bool {
		return has_action( self::HOOK );
	}

	public function name(): string {
		return self::NAME;
	}

	public function targetsFor( Survey $survey, StoredResponse $response ): array {
		return self::hasListeners() ? array( new DeliveryTarget( '' ) ) : array();
	}

	public function label( Survey $survey, string $target ): string {
		return __( 'Other plugins on this site', 'userfeedback' );
	}

	public function batchSize( Survey $survey, string $target ): int {
		return 1;
	}

	public function batchesPerCall(): int {
		return 1;
	}

	public function deliver( array $batches ): array {
		$outcomes = array();
		foreach ( $batches as $batch ) {
			$outcomes += $batch->all( $this->callListeners( $batch ) );
		}
		return $outcomes;
	}

	/** A failing listener doesn't prevent the delivery of other responses. */
	private function callListeners( DeliveryBatch $batch ): DeliveryOutcome {
		$response = $batch->response();
		$params   = array(
			'answers'        => array_map( static fn( Answer $answer ): array => $answer->toArray(), $response->answers ),
			'page_submitted' => $response->page->toArray(),
		);
		try {
			do_action( self::HOOK, $response->surveyId, $response->id, $params );
		} catch ( Throwable $problem ) {
			wp_trigger_error( __METHOD__, $problem->getMessage(), E_USER_WARNING );
			return DeliveryOutcome::refused(
				/* translators: %s: the words of an error, as a program gave them. */
				sprintf( __( 'A plugin that handles new responses failed: %s', 'userfeedback' ), $problem->getMessage() )
			);
		}
		return DeliveryOutcome::unlogged();
	}
}
