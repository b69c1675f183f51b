<?php
declare(strict_types=1);

namespace UserFeedback\FontFiles;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\Invalid;
use UserFeedback\Contract\Problem\UpgradeNeeded;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Site\FontsShape;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Fonts\Fonts;
use UserFeedback\Rest\Request;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The font picker calls it when an owner has chosen a font, so that the preview shows it before it is saved. */
final class FontFilesController {

	/** Seconds that an owner waits; cron continues if a survey uses the font. */
	private const TIME = 10.0;

	public function __construct(
		private readonly CurrentEdition $edition,
		private readonly KeepFont $keep,
		private readonly TroubleRepository $troubles
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'fonts', array( self::class, 'keep' ), Can::EDIT_OR_SETTINGS )
				->body( static fn() => FontsShape::choice() )
				->returns( static fn() => FontsShape::kept() ),
		);
	}

	/**
	 * @return array{is_kept: bool, message: string}
	 * @throws Invalid
	 * @throws UpgradeNeeded
	 */
	public function keep( Request $request ): array {
		$this->edition->get()->check( Feature::BRANDING );
		$chosen     = $request->body();
		$violations = Fonts::violations( $chosen, null, '' );
		if ( array() !== $violations ) {
			throw new Invalid( $violations );
		}
		$wanted = WantedFont::of( $chosen );
		try {
			if ( null !== $wanted ) {
				$this->keep->run( $wanted->font, $wanted->weight, microtime( true ) + self::TIME );
			}
		} catch ( NotKept $problem ) {
			return self::answer( false, $problem->trouble->sentence() );
		}
		if ( null !== $wanted && $this->troubles->forget( $wanted->key() ) ) {
			do_action( FontFilesModule::COME ); // Surveys with it used a fallback until now.
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
}
