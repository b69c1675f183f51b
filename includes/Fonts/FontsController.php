<?php
declare(strict_types=1);

namespace UserFeedback\Fonts;

use UserFeedback\Rest\Request;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class FontsController {

	/** @return array{items: list<array{family: string, weights: list<int>, is_local: bool}>, note: string} */
	public function index( Request $request ): array {
		$search = $request->query()['search'] ?? '';
		return array(
			'items' => array_map(
				static fn( Font $font ): array => array(
					'family'   => $font->family,
					'weights'  => $font->weights,
					'is_local' => $font->isLocal,
				),
				Fonts::search( is_string( $search ) ? trim( $search ) : '' )
			),
			'note'  => __(
				'Fonts of your theme and of your Font Library come from your own site. All others are loaded from Google (fonts.googleapis.com, fonts.gstatic.com): Google then receives the IP address of each visitor who is shown the survey, and learns which site it is. In some countries visitors must agree to that first.',
				'userfeedback'
			),
		);
	}
}
