<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Schema.org types that a post can be about, and how search engines treat their ratings. */
final class ReviewTypes {

	/** @return list<array{value: string, label: string, shows_stars: bool, why: string|null}> */
	public static function all(): array {
		$all   = array();
		$types = array( RatingSettingsShape::ARTICLE, ...RatingSettingsShape::TYPES_WITH_STARS, ...RatingSettingsShape::REFUSED );
		foreach ( $types as $type ) {
			$all[] = array(
				'value'       => $type,
				'label'       => self::label( $type ),
				'shows_stars' => self::showsStars( $type ),
				'why'         => self::noStarsReason( $type ),
			);
		}
		return $all;
	}

	public static function showsStars( string $type ): bool {
		return in_array( $type, RatingSettingsShape::TYPES_WITH_STARS, true );
	}

	/** Returns why search results can't show stars; null if they can. */
	public static function noStarsReason( string $type ): ?string {
		return match ( true ) {
			self::showsStars( $type )              => null,
			RatingSettingsShape::ARTICLE === $type => __(
				'Search engines don’t show stars for articles and blog posts, so no markup is added. Visitors still see the rating on the page.',
				'userfeedback'
			),
			default                                => __(
				'Search engines don’t show stars for businesses or organizations that collect ratings of themselves on their own site, and they treat this markup as spam.',
				'userfeedback'
			),
		};
	}

	private static function label( string $type ): string {
		return match ( $type ) {
			'Article'             => __( 'Article or blog post', 'userfeedback' ),
			'Book'                => __( 'Book', 'userfeedback' ),
			'Course'              => __( 'Course', 'userfeedback' ),
			'CreativeWorkSeason'  => __( 'Series season', 'userfeedback' ),
			'CreativeWorkSeries'  => __( 'Series', 'userfeedback' ),
			'Episode'             => __( 'Episode', 'userfeedback' ),
			'Event'               => __( 'Event', 'userfeedback' ),
			'Game'                => __( 'Game', 'userfeedback' ),
			'LocalBusiness'       => __( 'Local business', 'userfeedback' ),
			'MediaObject'         => __( 'Audio, video, or image', 'userfeedback' ),
			'Movie'               => __( 'Movie', 'userfeedback' ),
			'MusicPlaylist'       => __( 'Playlist', 'userfeedback' ),
			'MusicRecording'      => __( 'Music recording', 'userfeedback' ),
			'Organization'        => __( 'Organization', 'userfeedback' ),
			'Product'             => __( 'Product', 'userfeedback' ),
			'Recipe'              => __( 'Recipe', 'userfeedback' ),
			'SoftwareApplication' => __( 'Software application', 'userfeedback' ),
			default               => $type,
		};
	}
}
