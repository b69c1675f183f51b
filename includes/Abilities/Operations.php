<?php
declare(strict_types=1);

namespace UserFeedback\Abilities;

use OutOfBoundsException;
use UserFeedback\Contract\Can;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Routes;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Everything that abilities and commands can do, each with the route whose right, shapes and controller it has. */
final class Operations {

	/** Where a browser goes when a survey was saved is of no use to others. */
	private const FOR_BROWSERS = 'redirect_route';

	/** @var array<string, Route> */
	private readonly array $routes;

	private function __construct() {
		$routes       = Routes::all();
		$this->routes = array_combine( array_map( static fn( Route $route ): string => $route->key(), $routes ), $routes );
	}

	/** @return list<Operation> */
	public static function all(): array {
		$all = new self();
		return array(
			...$all->ofSurveys(),
			...$all->ofStatus(),
			...$all->ofResults(),
			...$all->ofResponses(),
			...OperationsOfDeliveries::all( $all->routes ),
			...$all->ofUpkeep(),
		);
	}

	/** @throws OutOfBoundsException */
	public static function named( string $name ): Operation {
		foreach ( self::all() as $operation ) {
			if ( $name === $operation->name ) {
				return $operation;
			}
		}
		throw new OutOfBoundsException( "There is no operation $name." );
	}

	/** @return list<Operation> */
	private function ofSurveys(): array {
		return array(
			new Operation(
				'list-surveys',
				__( 'List surveys', 'userfeedback' ),
				__( 'Lists surveys with status and number of responses, a page at a time, and finds them by title.', 'userfeedback' ),
				$this->routes['GET /surveys'],
				Effect::READS
			),
			new Operation(
				'get-survey',
				__( 'Get a survey', 'userfeedback' ),
				__( 'Gives a survey whole: questions, settings, notifications, and the version for an update.', 'userfeedback' ),
				$this->routes['GET /surveys/{id}'],
				Effect::READS
			),
			new Operation(
				'list-templates',
				__( 'List survey templates', 'userfeedback' ),
				__( 'Lists surveys to start from, with their questions: good examples of how a survey is sent.', 'userfeedback' ),
				$this->routes['GET /survey-templates'],
				Effect::READS
			),
			new Operation(
				'preview-survey',
				__( 'Preview a survey', 'userfeedback' ),
				__( 'Checks a survey and gives it as visitors would get it. Nothing is stored.', 'userfeedback' ),
				$this->routes['POST /surveys/preview'],
				Effect::SETS, // It only reads, but a survey does not fit into an address, by which WordPress reads.
				array(),
				array( self::FOR_BROWSERS )
			),
			new Operation(
				'create-survey',
				__( 'Create a survey', 'userfeedback' ),
				__( 'Stores a new survey. It is a draft that no visitor sees unless its status is "publish".', 'userfeedback' ),
				$this->routes['POST /surveys'],
				Effect::ADDS,
				array(),
				array( 'id', 'version', self::FOR_BROWSERS )
			),
			new Operation(
				'update-survey',
				__( 'Update a survey', 'userfeedback' ),
				__( 'Changes a survey; what is not sent stays. With the version that was read, no other change is lost.', 'userfeedback' ),
				$this->routes['POST /surveys'],
				Effect::REPLACES,
				array( 'id' ),
				array( self::FOR_BROWSERS )
			),
			new Operation(
				'duplicate-survey',
				__( 'Duplicate a survey', 'userfeedback' ),
				__( 'Makes a copy of a survey, as a draft without responses, and gives its id.', 'userfeedback' ),
				$this->routes['POST /surveys/{id}/duplicate'],
				Effect::ADDS
			),
		);
	}

	/** @return list<Operation> */
	private function ofStatus(): array {
		return array(
			new Operation(
				'publish-surveys',
				__( 'Publish surveys', 'userfeedback' ),
				__( 'Shows surveys to visitors from now on. Tells for each survey that cannot be published why.', 'userfeedback' ),
				$this->routes['POST /surveys/publish'],
				Effect::SETS
			),
			new Operation(
				'unpublish-surveys',
				__( 'Unpublish surveys', 'userfeedback' ),
				__( 'Makes drafts of surveys: visitors do not see them any more. Responses stay.', 'userfeedback' ),
				$this->routes['POST /surveys/draft'],
				Effect::SETS
			),
			new Operation(
				'trash-surveys',
				__( 'Move surveys to the trash', 'userfeedback' ),
				__( 'Moves surveys to the trash, where no visitor sees them. Each can be restored with its responses.', 'userfeedback' ),
				$this->routes['POST /surveys/trash'],
				Effect::REMOVES
			),
			new Operation(
				'restore-surveys',
				__( 'Restore surveys', 'userfeedback' ),
				__( 'Takes surveys out of the trash, as drafts unless told otherwise.', 'userfeedback' ),
				$this->routes['POST /surveys/restore'],
				Effect::SETS
			),
			new Operation(
				'delete-surveys',
				__( 'Delete surveys', 'userfeedback' ),
				__( 'Deletes surveys that are in the trash for good, with all of their responses. This cannot be undone.', 'userfeedback' ),
				$this->routes['DELETE /surveys'],
				Effect::REMOVES
			),
		);
	}

	/** @return list<Operation> */
	private function ofResults(): array {
		return array(
			new Operation(
				'get-results-summary',
				__( 'Get a summary of results', 'userfeedback' ),
				__( 'Gives how often surveys were shown and answered in some days, in all and for each survey.', 'userfeedback' ),
				$this->routes['GET /results-summary'],
				Effect::READS
			),
			new Operation(
				'get-results',
				__( 'Get the results of a survey', 'userfeedback' ),
				__( 'Gives how often each answer to a survey was given, for all days or some, for all visitors or some.', 'userfeedback' ),
				$this->routes['GET /surveys/{id}/results'],
				Effect::READS
			),
			new Operation(
				'list-text-answers',
				__( 'List typed answers', 'userfeedback' ),
				__( 'Lists what visitors typed in answer to one question, a page at a time.', 'userfeedback' ),
				$this->routes['GET /surveys/{id}/questions/{question_id}/answers'],
				Effect::READS
			),
			new Operation(
				'get-themes',
				__( 'Get the themes of typed answers', 'userfeedback' ),
				__( 'Gives what typed answers to one question are about, and how many are about each.', 'userfeedback' ),
				$this->routes['GET /surveys/{id}/questions/{question_id}/themes'],
				Effect::READS
			),
			new Operation(
				'read-post-ratings',
				__( 'Read post ratings', 'userfeedback' ),
				__( 'Lists rated posts with votes and average, of all time and of the last 30 days, a page at a time.', 'userfeedback' ),
				$this->routes['GET /post-ratings/results'],
				Effect::READS
			),
		);
	}

	/** @return list<Operation> */
	private function ofResponses(): array {
		return array(
			new Operation(
				'list-responses',
				__( 'List responses', 'userfeedback' ),
				__( 'Lists responses to one survey, the newest first, a page at a time.', 'userfeedback' ),
				$this->routes['GET /surveys/{id}/responses'],
				Effect::READS
			),
			new Operation(
				'get-response',
				__( 'Get a response', 'userfeedback' ),
				__( 'Gives one response with every answer, and what is kept of the visitor and the page.', 'userfeedback' ),
				$this->routes['GET /surveys/{id}/responses/{response_id}'],
				Effect::READS
			),
			new Operation(
				'trash-responses',
				__( 'Move responses to the trash', 'userfeedback' ),
				__( 'Moves responses to the trash, where they are not counted. They can be restored.', 'userfeedback' ),
				$this->routes['POST /surveys/{id}/responses/trash'],
				Effect::REMOVES
			),
			new Operation(
				'restore-responses',
				__( 'Restore responses', 'userfeedback' ),
				__( 'Takes responses out of the trash, or out of spam, and counts them again.', 'userfeedback' ),
				$this->routes['POST /surveys/{id}/responses/restore'],
				Effect::SETS
			),
			new Operation(
				'start-export',
				__( 'Start an export', 'userfeedback' ),
				__( 'Begins a file of responses or results, CSV or Excel. Whoever began it can fetch it while logged in.', 'userfeedback' ),
				$this->routes['POST /surveys/{id}/exports'],
				Effect::ADDS
			),
			new Operation(
				'continue-export',
				__( 'Continue an export', 'userfeedback' ),
				__( 'Works at an export for some seconds and tells how far it is, and where the file is when it is done.', 'userfeedback' ),
				$this->routes['POST /exports/{id}'],
				Effect::SETS
			),
			new Operation(
				'list-exports',
				__( 'List exports', 'userfeedback' ),
				__( 'Lists own exports of one survey, and how far each is.', 'userfeedback' ),
				$this->routes['GET /surveys/{id}/exports'],
				Effect::READS
			),
		);
	}

	/**
	 * They have no route of REST, as a browser has Site Health for them.
	 *
	 * @return list<Operation>
	 */
	private function ofUpkeep(): array {
		return array(
			new Operation(
				'recount',
				__( 'Recount a survey', 'userfeedback' ),
				__( 'Holds the numbers of one survey against its responses and mends what differs.', 'userfeedback' ),
				Route::post( 'surveys/{id}/recount', array( UpkeepController::class, 'recount' ), Can::SETTINGS )
					->returns( static fn() => UpkeepShape::recounted() ),
				Effect::SETS
			),
			new Operation(
				'doctor',
				__( 'Check the health of UserFeedback', 'userfeedback' ),
				__( 'Runs each test of Site Health that is about UserFeedback, and gives what each found.', 'userfeedback' ),
				Route::get( 'doctor', array( UpkeepController::class, 'health' ), Can::SETTINGS )
					->returns( static fn() => UpkeepShape::health() ),
				Effect::READS
			),
		);
	}
}
