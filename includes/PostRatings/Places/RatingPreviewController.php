<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Places;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;
use UserFeedback\PostRatings\Settings\RatingSettingsShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Returns the page data for settings that are being edited; nothing is stored. */
final class RatingPreviewController {

	public function __construct( private readonly RatingSettingsRepository $repository ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'post-ratings/preview', array( self::class, 'show' ), Permission::SETTINGS )
				->body( static fn() => RatingSettingsShape::draft() )
				->returns( static fn() => RatingPageDataShape::page() ),
		);
	}

	/** @return array<string, mixed> */
	public function show( Request $request ): array {
		$sent = $request->body()['settings'] ?? array();
		/** @var array<string, mixed> $changes the route's shape. */
		$changes = is_array( $sent ) ? $sent : array();
		return RatingPageData::of( $this->repository->get()->with( $changes ), '', '', '' );
	}
}
