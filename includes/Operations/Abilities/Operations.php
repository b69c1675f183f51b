<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Abilities;

use OutOfBoundsException;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Rest\RouteTable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Every operation available as an ability or a command, with the route that defines its permission, shapes and controller. */
final class Operations {

	/** The address a browser opens after saving a survey is useless elsewhere. */
	private const FOR_BROWSERS = 'redirect_route';

	/** @var array<string, Route> */
	private readonly array $routes;

	private function __construct() {
		$routes       = RouteTable::all();
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
			...DeliveryOperations::all( $all->routes ),
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
				__(
					'Lists surveys with their status and number of responses, or searches them by title. Results are paginated.',
					'userfeedback'
				),
				$this->routes['GET /surveys'],
				OperationEffect::READS
			),
			new Operation(
				'get-survey',
				__( 'Get a survey', 'userfeedback' ),
				__( 'Returns a complete survey: questions, settings, notifications, and the version needed for updates.', 'userfeedback' ),
				$this->routes['GET /surveys/{id}'],
				OperationEffect::READS
			),
			new Operation(
				'list-templates',
				__( 'List survey templates', 'userfeedback' ),
				__( 'Lists survey templates with their questions. They also serve as examples of the survey format.', 'userfeedback' ),
				$this->routes['GET /survey-templates'],
				OperationEffect::READS
			),
			new Operation(
				'preview-survey',
				__( 'Preview a survey', 'userfeedback' ),
				__( 'Validates a survey and returns it as visitors would receive it. Nothing is saved.', 'userfeedback' ),
				$this->routes['POST /surveys/preview'],
				OperationEffect::SETS, // It only reads, but WordPress sends reads in the URL, where a survey doesn't fit.
				array(),
				array( self::FOR_BROWSERS )
			),
			new Operation(
				'create-survey',
				__( 'Create a survey', 'userfeedback' ),
				__( 'Creates a survey. It’s a draft that visitors can’t see, unless its status is "publish".', 'userfeedback' ),
				$this->routes['POST /surveys'],
				OperationEffect::ADDS,
				array(),
				array( 'id', 'version', self::FOR_BROWSERS )
			),
			new Operation(
				'update-survey',
				__( 'Update a survey', 'userfeedback' ),
				__(
					'Updates a survey. Fields you leave out stay unchanged. Send the version you read to avoid overwriting other changes.',
					'userfeedback'
				),
				$this->routes['POST /surveys'],
				OperationEffect::REPLACES,
				array( 'id' ),
				array( self::FOR_BROWSERS )
			),
			new Operation(
				'duplicate-survey',
				__( 'Duplicate a survey', 'userfeedback' ),
				__( 'Copies a survey to a new draft without responses and returns its ID.', 'userfeedback' ),
				$this->routes['POST /surveys/{id}/duplicate'],
				OperationEffect::ADDS
			),
		);
	}

	/** @return list<Operation> */
	private function ofStatus(): array {
		return array(
			new Operation(
				'publish-surveys',
				__( 'Publish surveys', 'userfeedback' ),
				__(
					'Publishes surveys so visitors can see them. Returns the reason for each survey that can’t be published.',
					'userfeedback'
				),
				$this->routes['POST /surveys/publish'],
				OperationEffect::SETS
			),
			new Operation(
				'unpublish-surveys',
				__( 'Unpublish surveys', 'userfeedback' ),
				__( 'Changes surveys back to drafts, so visitors no longer see them. Responses are kept.', 'userfeedback' ),
				$this->routes['POST /surveys/draft'],
				OperationEffect::SETS
			),
			new Operation(
				'trash-surveys',
				__( 'Move surveys to the Trash', 'userfeedback' ),
				__(
					'Moves surveys to the Trash, which hides them from visitors. They can be restored with their responses.',
					'userfeedback'
				),
				$this->routes['POST /surveys/trash'],
				OperationEffect::REMOVES
			),
			new Operation(
				'restore-surveys',
				__( 'Restore surveys', 'userfeedback' ),
				__( 'Restores surveys from the Trash, as drafts unless you specify another status.', 'userfeedback' ),
				$this->routes['POST /surveys/restore'],
				OperationEffect::SETS
			),
			new Operation(
				'delete-surveys',
				__( 'Delete surveys', 'userfeedback' ),
				__( 'Permanently deletes surveys in the Trash, including all their responses. This can’t be undone.', 'userfeedback' ),
				$this->routes['DELETE /surveys'],
				OperationEffect::REMOVES
			),
		);
	}

	/** @return list<Operation> */
	private function ofResults(): array {
		return array(
			new Operation(
				'get-results-summary',
				__( 'Get a results summary', 'userfeedback' ),
				__( 'Returns impressions and responses for a date range, in total and for each survey.', 'userfeedback' ),
				$this->routes['GET /results-summary'],
				OperationEffect::READS
			),
			new Operation(
				'get-results',
				__( 'Get survey results', 'userfeedback' ),
				__(
					'Returns how many times each answer was given. Can be limited to a date range or a group of visitors.',
					'userfeedback'
				),
				$this->routes['GET /surveys/{id}/results'],
				OperationEffect::READS
			),
			new Operation(
				'list-text-answers',
				__( 'List written answers', 'userfeedback' ),
				__( 'Lists visitors’ written answers to one question. Results are paginated.', 'userfeedback' ),
				$this->routes['GET /surveys/{id}/questions/{question_id}/answers'],
				OperationEffect::READS
			),
			...EditionOperations::results( $this->routes ),
		);
	}

	/** @return list<Operation> */
	private function ofResponses(): array {
		return array(
			new Operation(
				'list-responses',
				__( 'List responses', 'userfeedback' ),
				__( 'Lists a survey’s responses, newest first. Results are paginated.', 'userfeedback' ),
				$this->routes['GET /surveys/{id}/responses'],
				OperationEffect::READS
			),
			new Operation(
				'get-response',
				__( 'Get a response', 'userfeedback' ),
				__( 'Returns one response with all its answers and the stored details about the visitor and page.', 'userfeedback' ),
				$this->routes['GET /surveys/{id}/responses/{response_id}'],
				OperationEffect::READS
			),
			new Operation(
				'trash-responses',
				__( 'Move responses to the Trash', 'userfeedback' ),
				__( 'Moves responses to the Trash, where they are not counted. They can be restored.', 'userfeedback' ),
				$this->routes['POST /surveys/{id}/responses/trash'],
				OperationEffect::REMOVES
			),
			new Operation(
				'restore-responses',
				__( 'Restore responses', 'userfeedback' ),
				__( 'Restores responses from the Trash or from spam and counts them again.', 'userfeedback' ),
				$this->routes['POST /surveys/{id}/responses/restore'],
				OperationEffect::SETS
			),
			...EditionOperations::exports( $this->routes ),
		);
	}

	/**
	 * These have no REST route, because a browser has Site Health for them.
	 *
	 * @return list<Operation>
	 */
	private function ofUpkeep(): array {
		return array(
			new Operation(
				'recount',
				__( 'Recount a survey', 'userfeedback' ),
				__( 'Compares a survey’s totals with its responses and corrects any differences.', 'userfeedback' ),
				Route::post( 'surveys/{id}/recount', array( MaintenanceController::class, 'recount' ), Permission::SETTINGS )
					->returns( static fn() => MaintenanceController::recountedShape() ),
				OperationEffect::SETS
			),
			new Operation(
				'doctor',
				__( 'Check UserFeedback health', 'userfeedback' ),
				__( 'Runs all Site Health tests for UserFeedback and returns the results.', 'userfeedback' ),
				Route::get( 'doctor', array( MaintenanceController::class, 'health' ), Permission::SETTINGS )
					->returns( static fn() => MaintenanceController::healthShape() ),
				OperationEffect::READS
			),
		);
	}
}
