<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Theme;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class FontsController {

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'fonts', array( self::class, 'index' ), Permission::EDIT_OR_SETTINGS )
				->query( static fn() => FontsShape::query() )
				->returns( static fn() => FontsShape::found() ),
		);
	}

	/** @return array{items: list<array<string, mixed>>, note: string} */
	public function index( Request $request ): array {
		$search = $request->query()['search'] ?? '';
		return array(
			'items' => array_map(
				static fn( Font $font ): array => array(
					'family'   => $font->family,
					'weights'  => $font->weights,
					'is_local' => $font->isLocal,
					'kept'     => $font->isLocal ? array() : DownloadedFonts::weights( $font->family ),
				),
				AvailableFonts::search( is_string( $search ) ? trim( $search ) : '' )
			),
			'note'  => __(
				'Fonts from outside your theme and Font Library are downloaded to your site once. Visitors never contact a font service.',
				'userfeedback'
			),
		);
	}
}
