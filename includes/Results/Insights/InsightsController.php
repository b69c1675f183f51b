<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Ai\ModelAvailability;
use UserFeedback\Platform\Ai\ModelFailed;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** AI summaries of results: stored ones, and those that a user requests with a button. */
final class InsightsController {

	public function __construct(
		private readonly SurveyRepository $surveys,
		private readonly AiSummaryRepository $summaries,
		private readonly SummarizeResults $summarize,
		private readonly ModelAvailability $availability,
		private readonly CurrentEdition $edition
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'ai-summary/{id}', array( self::class, 'kept' ), Permission::VIEW )
				->returns( static fn() => self::summaryShape() ),
			Route::get( 'preload-ai-summary/{id}', array( self::class, 'make' ), Permission::VIEW )
				->returns( static fn() => self::summaryShape() ),
		);
	}

	/**
	 * Sends no results. It may ask providers for their models, because only working features are offered.
	 *
	 * @return array<string, mixed>
	 * @throws RequestError upgrade needed.
	 */
	public function kept( Request $request ): array {
		$survey = $this->survey( $request );
		return $this->summaryResponse( $survey, $this->summaries->find( $survey->id ) );
	}

	/**
	 * @return array<string, mixed>
	 * @throws RequestError upgrade needed.
	 */
	public function make( Request $request ): array {
		$survey = $this->survey( $request );
		if ( ! $this->availability->run() ) {
			return $this->failed( __( 'No AI model on this site can analyze answers. See Settings → Connectors.', 'userfeedback' ) );
		}
		try {
			return $this->summaryResponse( $survey, $this->summarize->run( $survey, get_current_user_id() ) );
		} catch ( ModelFailed $problem ) {
			return $this->failed( SummaryErrors::words( $problem->error ) );
		}
	}

	private function survey( Request $request ): Survey {
		$this->edition->get()->check( PlanFeature::AI_SUMMARY );
		return $this->surveys->get( $request->id() );
	}

	/** @return array<string, mixed> self::summaryShape(). */
	private function summaryResponse( Survey $survey, ?AiSummary $summary ): array {
		return array(
			'can_make'    => $this->availability->run(),
			'connect_url' => $this->availability->connectUrl(),
			'success'     => true,
			'summary'     => $summary->text ?? '',
			'error'       => '',
			'is_current'  => null !== $summary && $summary->lastResponse === $this->summaries->lastResponse( $survey->id ),
			'read'        => $summary->read ?? 0,
			'texts'       => $summary->texts ?? 0,
			'made_at'     => null === $summary ? null : Clock::toApi( Clock::fromStored( $summary->madeAt ) ),
		);
	}

	/** @return array<string, mixed> */
	private function failed( string $error ): array {
		return array(
			'can_make'    => $this->availability->run(),
			'connect_url' => $this->availability->connectUrl(),
			'success'     => false,
			'summary'     => '',
			'error'       => $error,
			'is_current'  => false,
			'read'        => 0,
			'texts'       => 0,
			'made_at'     => null,
		);
	}

	/**
	 * AI-generated insights about results.
	 * `summary` is plain text: a headline, then a line for each point; empty if there is none, which is not an error.
	 * `is_current` is true if there are no newer responses. The model read `read` of all `texts`.
	 */
	private static function summaryShape(): Shape {
		return Schema::record(
			array(
				'can_make'    => Schema::boolean(),
				'connect_url' => Schema::string(), // Where this user can connect a provider, if none is connected.
				'success'     => Schema::boolean(),
				'summary'     => Schema::string(),
				'error'       => Schema::string(),
				'is_current'  => Schema::boolean(),
				'read'        => Schema::integer()->min( 0 ),
				'texts'       => Schema::integer()->min( 0 ),
				'made_at'     => Schema::moment()->nullable(),
			)
		)->named( 'AiSummary' );
	}
}
