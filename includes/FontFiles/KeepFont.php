<?php
declare(strict_types=1);

namespace UserFeedback\FontFiles;

use UserFeedback\Fonts\Font;
use UserFeedback\Fonts\KeptFonts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Downloads a catalog font to the site, once. Files from an earlier, interrupted run aren't requested again. */
final class KeepFont {

	/** Maximum bytes of one weight in all its files. */
	private const MOST = 30_000_000;

	public function __construct( private readonly FontService $service ) {}

	/**
	 * @param float $until as in microtime(): no other download starts after it.
	 * @throws NotKept
	 */
	public function run( Font $font, int $weight, float $until ): void {
		if ( null !== $font->stylesheet( $weight ) ) {
			return;
		}
		if ( ! KeptFonts::hasRoomFor( $font->family ) ) {
			throw new NotKept( Trouble::NO_ROOM );
		}
		$sheet = $this->service->sheet( $font, $font->drawn( $weight ) );
		$bytes = 0;
		foreach ( $sheet->addresses() as $address ) {
			$name = KeptFonts::nameFor( $address );
			if ( 0 === KeptFonts::size( $font->family, $name ) ) {
				if ( microtime( true ) > $until ) {
					throw new NotKept( Trouble::UNFINISHED );
				}
				self::put( $font, $name, $this->service->file( $address ) );
			}
			$bytes += KeptFonts::size( $font->family, $name );
			if ( $bytes > self::MOST ) {
				throw new NotKept( Trouble::TOO_LARGE );
			}
		}
		self::put( $font, "$weight.css", $sheet->kept( $font ) );
	}

	private static function put( Font $font, string $name, string $contents ): void {
		if ( ! KeptFonts::put( $font->family, $name, $contents ) ) {
			throw new NotKept( Trouble::NOT_WRITABLE );
		}
	}
}
