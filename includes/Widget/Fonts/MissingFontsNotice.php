<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Fonts;

use UserFeedback\Platform\Notices\InboxMessage;
use UserFeedback\Platform\Notices\Notice;
use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Reports survey fonts whose download failed.
 *
 * @phpstan-import-type Tried from FontErrorRepository
 */
final class MissingFontsNotice implements Notice {

	public function __construct( private readonly FontErrorRepository $fontErrors ) {}

	public function messages(): array {
		$mayAsk  = current_user_can( Permission::EDIT->value ) || current_user_can( Permission::SETTINGS->value );
		$missing = array_filter( $mayAsk ? $this->fontErrors->all() : array(), static fn( array $one ): bool => $one['tries'] > 0 );
		if ( array() === $missing ) {
			return array();
		}
		ksort( $missing );
		return array(
			new InboxMessage(
				'fonts_missing-' . substr( md5( implode( ',', array_keys( $missing ) ) ), 0, 8 ),
				InboxMessage::ATTENTION,
				__( 'Font not downloaded yet', 'userfeedback' ),
				implode( ' ', self::reasons( $missing ) ) . ' ' . sprintf(
					/* translators: %s: a date and time */
					__( 'Until then, surveys use the page’s font. Next attempt: %s.', 'userfeedback' ),
					(string) wp_date( self::timeFormat(), min( array_column( $missing, 'next' ) ) )
				),
				__( 'View surveys', 'userfeedback' ),
				admin_url( 'admin.php?page=userfeedback_surveys' )
			),
		);
	}

	/**
	 * @param array<string, Tried> $missing by font.
	 * @return list<string> a sentence for each cause, with all its fonts.
	 */
	private static function reasons( array $missing ): array {
		$fonts = array();
		foreach ( $missing as $font => $one ) {
			$fonts[ $one['trouble']->sentence() ][] = $font;
		}
		return array_map(
			static fn( string $why, array $names ): string => sprintf(
				/* translators: 1: names of fonts, such as Lora 400, Inter 700 2: why, a sentence */
				__( 'Couldn’t download %1$s. %2$s', 'userfeedback' ),
				implode( ', ', $names ),
				$why
			),
			array_keys( $fonts ),
			$fonts
		);
	}

	private static function timeFormat(): string {
		$parts = array_map( static fn( string $name ): mixed => get_option( $name ), array( 'date_format', 'time_format' ) );
		return implode( ' ', array_filter( $parts, 'is_string' ) );
	}
}
