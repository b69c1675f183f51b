<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Settings;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class RatingSettingsShape {

	public const ICONS = array( 'star', 'heart', 'thumb', 'smile', 'fire' );

	public const PLACES = array( 'after_content', 'before_comments', 'after_comments', 'manual' );

	private const YES_NO = array( 'yes', 'no' );

	/** Types for which search engines show stars, named as in their own documentation. */
	public const TYPES_WITH_STARS = array(
		'Book',
		'Course',
		'CreativeWorkSeason',
		'CreativeWorkSeries',
		'Episode',
		'Event',
		'Game',
		'MediaObject',
		'Movie',
		'MusicPlaylist',
		'MusicRecording',
		'Product',
		'Recipe',
		'SoftwareApplication',
	);

	/** The type of most posts. It can be selected, but no markup is printed for it. */
	public const ARTICLE = 'Article';

	/** These would rate themselves. Search engines show no stars for that and treat it as spam, so they are rejected on save. */
	public const REFUSED = array( 'LocalBusiness', 'Organization' );

	public static function answer(): Shape {
		return Schema::record(
			array(
				'settings'       => self::full(),
				'defaults'       => self::full(), // Default values; to reset a setting, send its default.
				'post_types'     => Schema::list(
					Schema::record(
						array(
							'name'  => Schema::string(),
							'label' => Schema::string(), // In the user's language.
						)
					)->named( 'RatedPostType' )
				),
				'schema_types'   => Schema::list(
					Schema::record(
						array(
							'value'       => Schema::oneOf( self::types() ),
							'label'       => Schema::string(),
							'shows_stars' => Schema::boolean(),
							'why'         => Schema::string()->nullable(), // Reason if stars can't appear.
						)
					)->named( 'ReviewType' )
				),
				'icons'          => Schema::record( array_fill_keys( self::ICONS, Schema::string() ) ), // Filled SVG paths, 24 × 24.
				// URL of the script that renders ratings for owners: widget/shared/api/rating-preview.ts.
				'preview_script' => Schema::string(),
			)
		)->named( 'RatingSettingsAnswer' );
	}

	/** Omitted settings stay unchanged. */
	public static function draft(): Shape {
		return Schema::object( array( 'settings' => Schema::object( self::properties() )->required() ) )->named( 'RatingSettingsDraft' );
	}

	public static function saved(): Shape {
		return Schema::record(
			array(
				'settings' => self::full(),
				'message'  => Schema::string(),
			)
		)->named( 'RatingSettingsSaved' );
	}

	public static function full(): Shape {
		return Schema::record( self::properties() )->named( 'RatingSettings' );
	}

	/** @return non-empty-list<string> */
	private static function types(): array {
		return array( ...self::TYPES_WITH_STARS, self::ARTICLE, ...self::REFUSED );
	}

	/**
	 * An empty color or font means the page's own. Any other font must be from GET fonts.
	 *
	 * @return array<string, Shape>
	 */
	private static function properties(): array {
		$text  = Schema::string()->max( Limits::RATING_TEXT );
		$yesNo = Schema::oneOf( self::YES_NO );
		$color = Schema::string()->withKeyword( 'format', 'colour' );
		$type  = Schema::string()->min( 1 )->max( Limits::SHORT_TEXT );

		return array(
			'icon_id'                    => Schema::oneOf( self::ICONS ),
			'icon_color'                 => $color,
			'rating_question'            => $text,
			'thank_you_message'          => $text,
			'rating_instruction_message' => $text,
			'font'                       => Schema::object(
				array(
					'family' => Schema::string()->max( Limits::SHORT_TEXT )->default( '' ),
					'weight' => Schema::string()->max( Limits::SHORT_TEXT )->default( '' ),
				)
			)->named( 'RatingFont' ),
			'background_color'           => Schema::either( Schema::oneOf( array( '' ) ), $color ),
			'text_color'                 => Schema::either( Schema::oneOf( array( '' ) ), $color ),
			'show_vote_count'            => $yesNo,
			'show_rating'                => $yesNo,
			'display_settings'           => Schema::oneOf( self::PLACES ),
			'post_types'                 => Schema::list( $type )->max( Limits::POST_TYPES ),
			'use_review_schema'          => $yesNo,
			'schema_types'               => Schema::list(
				Schema::record(
					array(
						'post_type'   => $type,
						'schema_type' => Schema::oneOf( self::types() ),
					)
				)->named( 'ReviewTypeOfPosts' )
			)->max( Limits::POST_TYPES ),
			'show_uf_logo'               => $yesNo,
			'ask_reason'                 => $yesNo,
			'reason_question'            => $text,
			'reason_at_most'             => Schema::integer()->min( 1 )->max( Limits::STARS - 1 ), // Low votes up to this need a reason.
		);
	}
}
