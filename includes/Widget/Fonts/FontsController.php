<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Fonts;

use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\RequestError;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Settings\Theme\AvailableFonts;
use UserFeedback\Settings\Theme\DownloadedFonts;
use UserFeedback\Settings\Theme\Font;
use UserFeedback\Settings\Theme\FontsShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lists fonts for the font picker, and downloads a chosen one, so that the preview shows it before it is saved. */
final class FontsController {

	/** Seconds that an owner waits; cron continues if a survey uses the font. */
	private const TIME = 10.0;

	public function __construct(
		private readonly CurrentEdition $edition,
		private readonly DownloadFont $downloadFont,
		private readonly FontErrorRepository $fontErrors
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::get( 'fonts', array( self::class, 'index' ), Permission::EDIT_OR_SETTINGS )
				->query( static fn() => FontsShape::query() )
				->returns( static fn() => FontsShape::found() ),
			Route::post( 'fonts', array( self::class, 'keep' ), Permission::EDIT_OR_SETTINGS )
				->body( static fn() => FontsShape::choice() )
				->returns( static fn() => FontsShape::kept() ),
		);
	}

	/**
	 * @return array{is_kept: bool, message: string}
	 * @throws ValidationFailed
	 * @throws RequestError upgrade needed.
	 */
	public function keep( Request $request ): array {
		$this->edition->get()->check( PlanFeature::BRANDING );
		$chosen     = $request->body();
		$violations = AvailableFonts::violations( $chosen, null, '' );
		if ( array() !== $violations ) {
			throw new ValidationFailed( $violations );
		}
		$variant = FontVariant::of( $chosen );
		try {
			if ( null !== $variant ) {
				$this->downloadFont->download( $variant->font, $variant->weight, microtime( true ) + self::TIME );
			}
		} catch ( FontDownloadFailed $problem ) {
			return self::answer( false, $problem->error->sentence() );
		}
		if ( null !== $variant && $this->fontErrors->forget( $variant->key() ) ) {
			do_action( FontDownloadHooks::COME ); // Surveys with it used a fallback until now.
		}
		return self::answer( true, __( 'This font is stored on your site. Visitors never contact a font service.', 'userfeedback' ) );
	}

	/** @return array{is_kept: bool, message: string} */
	private static function answer( bool $isKept, string $message ): array {
		return array(
			'is_kept' => $isKept,
			'message' => $message,
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
