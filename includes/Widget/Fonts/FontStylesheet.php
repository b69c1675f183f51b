<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Fonts;

use UserFeedback\Settings\Theme\DownloadedFonts;
use UserFeedback\Settings\Theme\Font;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The font service's stylesheet, and the one that is stored on the site. Only requested weights and character ranges
 * are copied from the first to the second; names and URLs are ours. Pure.
 */
final class FontStylesheet {

	/** Families of Chinese, Japanese and Korean come in some 120 parts for each weight. */
	private const MOST_FACES = 400;

	private const RANGE = '/\AU\+[0-9A-F?]{1,6}(?:-[0-9A-F]{1,6})?(?:, ?U\+[0-9A-F?]{1,6}(?:-[0-9A-F]{1,6})?)*\z/i';

	/** @param non-empty-list<array{weight: int, address: string, range: string}> $faces */
	private function __construct( private readonly array $faces ) {}

	/**
	 * @param string    $css     from the service.
	 * @param string    $files   prefix of the URLs of its files.
	 * @param list<int> $weights that were requested.
	 * @throws FontDownloadFailed It isn't a stylesheet, or refers to a file elsewhere.
	 */
	public static function read( string $css, string $files, array $weights ): self {
		$faces = array();
		preg_match_all( '/@font-face\s*\{([^{}]*)\}/', $css, $blocks );
		foreach ( $blocks[1] as $block ) {
			preg_match( '/font-weight:\s*([1-9]00)\s*;/', $block, $weight );
			preg_match( '/src:\s*url\(\s*["\']?([^"\'()\s]+)["\']?\s*\)\s*format\(\s*["\']woff2["\']\s*\)/', $block, $source );
			preg_match( '/unicode-range:\s*([^;]+?)\s*(?:;|\z)/', $block, $range );
			$face = array(
				'weight'  => (int) ( $weight[1] ?? 0 ),
				'address' => $source[1] ?? '',
				'range'   => $range[1] ?? '',
			);
			if ( in_array( $face['weight'], $weights, true ) && 1 !== preg_match( '/font-style:\s*(?:italic|oblique)/', $block ) ) {
				$faces[] = self::checked( $face, $files );
			}
		}
		if ( array() === $faces || array() !== array_diff( $weights, array_column( $faces, 'weight' ) ) ) {
			throw new FontDownloadFailed( FontError::NO_FONT );
		}
		return count( $faces ) > self::MOST_FACES ? throw new FontDownloadFailed( FontError::TOO_LARGE ) : new self( $faces );
	}

	/** @return list<string> URLs of files, without duplicates: a variable font has one for all weights. */
	public function addresses(): array {
		return array_values( array_unique( array_column( $this->faces, 'address' ) ) );
	}

	/** Returns the stylesheet to store with the files. */
	public function kept( Font $font ): string {
		$css = '';
		foreach ( $this->faces as $face ) {
			$css .= "@font-face{font-family:\"$font->family\";font-style:normal;font-weight:{$face['weight']};font-display:swap;src:url(\""
				. DownloadedFonts::nameFor( $face['address'] )
				. '") format("woff2")'
				. ( '' === $face['range'] ? '' : ";unicode-range:{$face['range']}" )
				. "}\n";
		}
		return $css;
	}

	/**
	 * @param array{weight: int, address: string, range: string} $face
	 * @return array{weight: int, address: string, range: string}
	 */
	private static function checked( array $face, string $files ): array {
		$isThere = str_starts_with( $face['address'], $files )
			&& 1 === preg_match( '~\A[A-Za-z0-9._/-]+\z~', substr( $face['address'], strlen( $files ) ) );
		$isRange = '' === $face['range'] || 1 === preg_match( self::RANGE, $face['range'] );
		return $isThere && $isRange ? $face : throw new FontDownloadFailed( FontError::NO_FONT );
	}
}
