<?php
declare(strict_types=1);

namespace UserFeedback\Results\Versions;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST route for the results of a comparison of two versions. */
final class ComparisonController {

	public function __construct( private readonly ReadComparison $comparison ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'surveys/{id}/comparison', array( self::class, 'show' ), Permission::VIEW )
				->returns( static fn() => ComparisonShape::results() ),
		);
	}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		return $this->comparison->run( $request->id() );
	}
}
