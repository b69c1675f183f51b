<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Fonts;

use UserFeedback\Settings\Theme\DownloadedFonts;
use UserFeedback\Settings\Theme\Font;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Downloads a catalog font to the site, once. Files from an earlier, interrupted run aren't requested again. */
final class DownloadFont {

	/** Maximum bytes of one weight in all its files. */
	private const MOST = 30_000_000;

	public function __construct( private readonly FontService $service ) {}

	/**
	 * @param float $until as in microtime(): no other download starts after it.
	 * @throws FontDownloadFailed
	 */
	public function download( Font $font, int $weight, float $until ): void {
		if ( null !== $font->stylesheet( $weight ) ) {
			return;
		}
		if ( ! DownloadedFonts::hasRoomFor( $font->family ) ) {
			throw new FontDownloadFailed( FontError::NO_ROOM );
		}
		$sheet = $this->service->sheet( $font, $font->drawn( $weight ) );
		$bytes = 0;
		foreach ( $sheet->addresses() as $address ) {
			$name = DownloadedFonts::nameFor( $address );
			if ( 0 === DownloadedFonts::size( $font->family, $name ) ) {
				if ( microtime( true ) > $until ) {
					throw new FontDownloadFailed( FontError::UNFINISHED );
				}
				self::store( $font, $name, $this->service->file( $address ) );
			}
			$bytes += DownloadedFonts::size( $font->family, $name );
			if ( $bytes > self::MOST ) {
				throw new FontDownloadFailed( FontError::TOO_LARGE );
			}
		}
		self::store( $font, "$weight.css", $sheet->kept( $font ) );
	}

	private static function store( Font $font, string $name, string $contents ): void {
		if ( ! DownloadedFonts::put( $font->family, $name, $contents ) ) {
			throw new FontDownloadFailed( FontError::NOT_WRITABLE );
		}
	}
}
