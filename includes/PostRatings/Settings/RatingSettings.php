<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Settings;

use UserFeedback\Platform\Schema\Validator;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Settings of post ratings: the owner's choices, and defaults for everything else.
 *
 * @phpstan-type Values array{
 *     icon_id: string,
 *     icon_color: string,
 *     rating_question: string,
 *     thank_you_message: string,
 *     rating_instruction_message: string,
 *     font: array{family: string, weight: string},
 *     background_color: string,
 *     text_color: string,
 *     show_vote_count: string,
 *     show_rating: string,
 *     display_settings: string,
 *     post_types: list<string>,
 *     use_review_schema: string,
 *     schema_types: list<array{post_type: string, schema_type: string}>,
 *     show_uf_logo: string,
 *     ask_reason: string,
 *     reason_question: string,
 *     reason_at_most: int,
 * }
 */
final class RatingSettings {

	/** Autoloaded with WordPress's other small options, because each page that may show a rating reads it. */
	public const OPTION = 'userfeedback_post_ratings';

	/** @param Values $values */
	private function __construct( public readonly array $values ) {}

	/** Uses the defaults for values that are damaged or from another version. */
	public static function fromStored( mixed $stored ): self {
		$defaults = self::defaults()->values;
		$kept     = array();
		foreach ( is_array( $stored ) ? array_intersect_key( $stored, $defaults ) : array() as $name => $value ) {
			$checked = Validator::body( RatingSettingsShape::draft(), array( 'settings' => array( $name => $value ) ) );
			if ( array() === $checked->violations ) {
				$kept[ $name ] = $value;
			}
		}
		/** @var Values $values each was held against its shape. */
		$values = array_merge( $defaults, $kept );
		if ( 'star' !== $values['icon_id'] && $defaults['rating_instruction_message'] === $values['rating_instruction_message'] ) {
			$values['rating_instruction_message'] = __( 'Click on the icons to rate', 'userfeedback' ); // This icon is not a star.
		}
		return new self( $values );
	}

	/** Returns the defaults, in the site's language for its visitors. */
	public static function defaults(): self {
		return new self(
			array(
				'icon_id'                    => 'star',
				'icon_color'                 => '#1579EF',
				'rating_question'            => __( 'How useful was this post?', 'userfeedback' ),
				'thank_you_message'          => __( 'Thanks for your rating!', 'userfeedback' ),
				'rating_instruction_message' => __( 'Click on the stars to rate', 'userfeedback' ),
				'font'                       => array(
					'family' => '',
					'weight' => '',
				),
				'background_color'           => '',
				'text_color'                 => '',
				'show_vote_count'            => 'yes',
				'show_rating'                => 'yes',
				'display_settings'           => 'after_content',
				'post_types'                 => array( 'post' ),
				'use_review_schema'          => 'no',
				'schema_types'               => array(),
				'show_uf_logo'               => 'no',
				'ask_reason'                 => 'no',
				'reason_question'            => __( 'What could be better?', 'userfeedback' ),
				'reason_at_most'             => 2,
			)
		);
	}

	/** @param array<string, mixed> $changes already validated against the shape */
	public function with( array $changes ): self {
		return self::fromStored( array_merge( $this->toStored(), $changes ) );
	}

	public function isOn( string $name ): bool {
		return 'yes' === ( $this->values[ $name ] ?? 'no' );
	}

	/** Returns true if posts of this type show the rating automatically. */
	public function isFor( string $postType ): bool {
		return 'manual' !== $this->values['display_settings'] && in_array( $postType, $this->values['post_types'], true );
	}

	/** @return string schema.org type for posts of this type; empty if none was chosen */
	public function reviewType( string $postType ): string {
		foreach ( $this->values['schema_types'] as $chosen ) {
			if ( $chosen['post_type'] === $postType ) {
				return $chosen['schema_type'];
			}
		}
		return '';
	}

	/**
	 * Returns only the values that differ from the defaults, so that default texts follow the site's language.
	 *
	 * @return array<string, mixed>
	 */
	public function toStored(): array {
		$ofIcon   = self::fromStored( array( 'icon_id' => $this->values['icon_id'] ) )->values;
		$defaults = array( 'rating_instruction_message' => $ofIcon['rating_instruction_message'] ) + self::defaults()->values;
		return array_filter(
			$this->values,
			static fn( mixed $value, string $name ): bool => $value !== $defaults[ $name ],
			ARRAY_FILTER_USE_BOTH
		);
	}
}
