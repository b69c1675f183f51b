<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Fonts;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Surveys\Storage\SurveyStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ChosenFontsQuery {

	/** Surveys that are read at a time. */
	private const PAGE = 200;

	public function __construct( private readonly Db $db ) {}

	/**
	 * Returns the fonts of all surveys that aren't in the trash, without duplicates.
	 *
	 * @return array<string, mixed> as surveys store them.
	 */
	public function all(): array {
		$fonts = array();
		$after = 0;
		do {
			// SurveySettings writes the stored settings; text from owners is escaped in them.
			$rows = $this->db->rows(
				'SELECT id, settings FROM {surveys} WHERE id > %d AND status <> %s AND settings NOT LIKE %s ORDER BY id LIMIT %d',
				array( $after, SurveyStatus::TRASH->value, $this->db->like( '"family":""' ), self::PAGE )
			);
			foreach ( $rows as $row ) {
				$after    = (int) $row['id'];
				$settings = json_decode( (string) $row['settings'], true );
				$theming  = is_array( $settings ) ? $settings['theming'] ?? null : null;
				$font     = is_array( $theming ) ? $theming['font'] ?? null : null;

				$fonts[ (string) wp_json_encode( $font ) ] = $font;
			}
		} while ( self::PAGE === count( $rows ) );
		return $fonts;
	}
}
