<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights\Themes;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Platform\Rest\Problem\RequestError;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The table `uf_themes`. */
final class ThemeRepository {

	/** Maximum themes of one question. */
	public const MOST = 8;

	public function __construct( private readonly Db $db ) {}

	/** @return list<Theme> in the order found. */
	public function ofQuestion( int $surveyId, string $questionId ): array {
		return array_map(
			array( Theme::class, 'ofRow' ),
			$this->db->rows(
				'SELECT * FROM {themes} WHERE survey_id = %d AND question_id = %s ORDER BY id LIMIT %d',
				array( $surveyId, $questionId, self::MOST )
			)
		);
	}

	/** @throws RequestError not found. */
	public function get( int $id ): Theme {
		$row = $this->db->row( 'SELECT * FROM {themes} WHERE id = %d', array( $id ) );
		return null === $row ? throw RequestError::notFound( "There is no theme $id.", 'theme' ) : Theme::ofRow( $row );
	}

	public function add( int $surveyId, string $questionId, string $name, string $about ): void {
		$this->db->insertRow(
			'themes',
			array(
				'survey_id'   => $surveyId,
				'question_id' => $questionId,
				'name'        => $name,
				'about'       => $about,
				'pinned'      => 0,
			)
		);
	}

	public function change( Theme $theme, string $name, bool $pinned ): void {
		$this->db->write( 'UPDATE {themes} SET name = %s, pinned = %d WHERE id = %d', array( $name, (int) $pinned, $theme->id ) );
	}

	/** Adds its description to the other's, so that new answers are matched by both. */
	public function mergeInto( Theme $theme, Theme $other ): void {
		$about = mb_substr( trim( "$other->about $theme->name: $theme->about" ), 0, Theme::ABOUT );
		$this->db->write( 'UPDATE {themes} SET about = %s WHERE id = %d', array( $about, $other->id ) );
		$this->delete( $theme );
	}

	public function delete( Theme $theme ): void {
		$this->db->write( 'DELETE FROM {themes} WHERE id = %d', array( $theme->id ) );
	}
}
