<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights\Themes;

use UserFeedback\Results\Insights\TextSampleQuery;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The themes of a question with the server's counts, as in ThemesShape. */
final class ReadThemes {

	/** Maximum quotations of one theme. */
	private const QUOTES = 2;

	public function __construct(
		private readonly ThemeRepository $themes,
		private readonly LabelRepository $labels,
		private readonly TextSampleQuery $texts
	) {}

	/** @return array{themes: list<array<string, mixed>>, read: int, total: int} */
	public function run( int $surveyId, string $questionId ): array {
		$themes = $this->themes->ofQuestion( $surveyId, $questionId );
		$counts = array() === $themes ? array() : $this->labels->counts( $surveyId, $questionId );
		$quotes = array() === $themes ? array() : $this->labels->quotes( $surveyId, $questionId, self::QUOTES );
		usort(
			$themes,
			static fn( Theme $a, Theme $b ): int => array( $b->pinned, $counts[ $b->id ] ?? 0, $a->id )
				<=> array( $a->pinned, $counts[ $a->id ] ?? 0, $b->id )
		);
		return array(
			'themes' => array_map(
				static fn( Theme $theme ): array => array(
					'id'     => $theme->id,
					'name'   => $theme->name,
					'about'  => $theme->about,
					'pinned' => $theme->pinned,
					'count'  => $counts[ $theme->id ] ?? 0,
					'quotes' => $quotes[ $theme->id ] ?? array(),
				),
				$themes
			),
			'read'   => array() === $themes ? 0 : $this->labels->read( $surveyId, $questionId ),
			'total'  => array_sum( $this->texts->perDay( $surveyId )[ $questionId ] ?? array() ),
		);
	}
}
