<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Settings;

use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\PostRatings\Places\RatingIcons;
use UserFeedback\Widget\WidgetScripts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class RatingSettingsController {

	/** @param string $script URL of the script that draws the preview for owners */
	public function __construct(
		private readonly RatingSettingsRepository $repository,
		private readonly SaveRatingSettings $save,
		#[ResultOf( WidgetScripts::class, 'ratingPreview' )] private readonly string $script
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'post-ratings/settings', array( self::class, 'show' ), Permission::SETTINGS )
				->returns( static fn() => RatingSettingsShape::answer() ),
			Route::post( 'post-ratings/settings', array( self::class, 'save' ), Permission::SETTINGS )
				->body( static fn() => RatingSettingsShape::draft() )
				->returns( static fn() => RatingSettingsShape::saved() ),
		);
	}

	/** @return array<string, mixed> */
	public function show(): array {
		$types = RateablePostTypes::all();
		return array(
			'settings'       => $this->repository->get()->values,
			'defaults'       => RatingSettings::defaults()->values,
			'post_types'     => array_map(
				static fn( string $name, string $label ): array => array(
					'name'  => $name,
					'label' => $label,
				),
				array_keys( $types ),
				$types
			),
			'schema_types'   => ReviewTypes::all(),
			'icons'          => RatingIcons::PATHS,
			'preview_script' => $this->script,
		);
	}

	/** @return array<string, mixed> */
	public function save( Request $request ): array {
		$sent = $request->body()['settings'] ?? array();
		/** @var array<string, mixed> $changes the route's shape. */
		$changes = is_array( $sent ) ? $sent : array();
		return array(
			'settings' => $this->save->run( $changes )->values,
			'message'  => __( 'Settings Updated', 'userfeedback' ),
		);
	}
}
