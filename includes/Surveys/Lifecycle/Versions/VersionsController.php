<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Lifecycle\Versions;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Surveys\Live\Versions\VersionShape;
use UserFeedback\Surveys\SurveyShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST routes for versions of a survey. */
final class VersionsController {

	public function __construct( private readonly CreateVersion $createVersion, private readonly ChangeComparison $changeComparison ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'surveys/{id}/version', array( self::class, 'create' ), Permission::EDIT )
				->returns( static fn() => SurveyShape::copied(), 201 ),
			Route::post( 'surveys/{id}/comparison', array( self::class, 'setLift' ), Permission::EDIT )
				->body( static fn() => VersionShape::lift() )
				->returns( static fn() => VersionShape::comparison() ),
			Route::post( 'surveys/{id}/comparison/stop', array( self::class, 'stop' ), Permission::EDIT )
				->body( static fn() => VersionShape::stop() )
				->returns( static fn() => VersionShape::comparison() ),
		);
	}

	/** @return array<string, mixed> */
	public function create( Request $request ): array {
		return array( 'id' => $this->createVersion->create( $request->id() ) );
	}

	/** @return array<string, mixed> */
	public function setLift( Request $request ): array {
		/** @var array{lift: int} $body checked against VersionShape::lift(). */
		$body = $request->body();
		return $this->changeComparison->setLift( $request->id(), $body['lift'] )->toArray();
	}

	/** @return array<string, mixed> */
	public function stop( Request $request ): array {
		return $this->changeComparison->stop( $request->id(), 'version' === $request->body()['keep'] )->toArray();
	}
}
