<?php
declare(strict_types=1);

namespace UserFeedback\Operations\Abilities;

use Closure;
use UserFeedback\Platform\Rest\Route;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Operations of features that an edition may lack: they exist if their routes do. */
final class EditionOperations {

	/**
	 * @param array<string, Route> $routes of this edition, by key.
	 * @return list<Operation>
	 */
	public static function results( array $routes ): array {
		return self::known(
			$routes,
			array(
				'GET /surveys/{id}/questions/{question_id}/themes' => static fn( Route $route ): Operation => new Operation(
					'get-themes',
					__( 'Get written answer themes', 'userfeedback' ),
					__(
						'Returns the themes in the written answers to one question, with the number of answers for each theme.',
						'userfeedback'
					),
					$route,
					OperationEffect::READS
				),
				'GET /post-ratings/results' => static fn( Route $route ): Operation => new Operation(
					'read-post-ratings',
					__( 'List post ratings', 'userfeedback' ),
					__(
						'Lists rated posts with their votes and average ratings, for all time and for the last 30 days. Results are paginated.',
						'userfeedback'
					),
					$route,
					OperationEffect::READS
				),
			)
		);
	}

	/**
	 * @param array<string, Route> $routes of this edition, by key.
	 * @return list<Operation>
	 */
	public static function exports( array $routes ): array {
		return self::known(
			$routes,
			array(
				'POST /surveys/{id}/exports' => static fn( Route $route ): Operation => new Operation(
					'start-export',
					__( 'Start an export', 'userfeedback' ),
					__(
						'Starts a CSV or Excel export of responses or results. Only the user who starts the export can download the file, while logged in.',
						'userfeedback'
					),
					$route,
					OperationEffect::ADDS
				),
				'POST /exports/{id}'         => static fn( Route $route ): Operation => new Operation(
					'continue-export',
					__( 'Continue an export', 'userfeedback' ),
					__(
						'Works on an export for a few seconds and returns its progress, or the location of the file when it’s done.',
						'userfeedback'
					),
					$route,
					OperationEffect::SETS
				),
				'GET /surveys/{id}/exports'  => static fn( Route $route ): Operation => new Operation(
					'list-exports',
					__( 'List exports', 'userfeedback' ),
					__( 'Lists your exports of a survey and their progress.', 'userfeedback' ),
					$route,
					OperationEffect::READS
				),
			)
		);
	}

	/**
	 * @param array<string, Route>                     $routes
	 * @param array<string, Closure(Route): Operation> $operations by the key of their route.
	 * @return list<Operation>
	 */
	private static function known( array $routes, array $operations ): array {
		$known = array();
		foreach ( array_intersect_key( $operations, $routes ) as $key => $make ) {
			$known[] = $make( $routes[ $key ] );
		}
		return $known;
	}
}
